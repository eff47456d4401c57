import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ALL_HEADINGS, spaceAt, turn, type Heading, type Way } from '../../../../src/engine';
import { VIEW_BOXES } from '../../../../src/ui/geometry/board';
import { Wedges, WayPills, WayPreviews } from '../../../../src/ui/lake/live/Steering';

const FROM = spaceAt(14, 14);

function way(heading: Heading, change: Partial<Way> = {}): Way {
  return {
    heading,
    reach: 6,
    path: [1, 2, 3],
    to: 3,
    behind: null,
    crash: 0,
    progress: { started: true, rounded: 0, counts: [0, 0, 0], finished: false },
    milestones: [],
    isAllowed: true,
    damageAfter: 0,
    sinks: false,
    ...change,
  };
}

function renderWedges(ways: readonly Way[], looked: Heading | null = null) {
  const onGo = vi.fn<(heading: Heading) => void>();
  const onPreview = vi.fn<(heading: Heading | null) => void>();
  const view = render(
    <svg>
      <Wedges
        from={FROM}
        ways={ways}
        speed={3}
        side="standard"
        unitPx={0.85}
        looked={looked}
        stage="ways"
        labelOf={({ heading }) => `way ${heading}`}
        onPreview={onPreview}
        onGo={onGo}
      />
    </svg>,
  );
  return { ...view, onGo, onPreview };
}

describe('wedges', () => {
  test('are buttons for finger, Enter and Space', () => {
    const { onGo } = renderWedges([way(2), way(1), way(0)]);
    const wedge = screen.getByRole('button', { name: 'way 1' });
    expect(wedge).toHaveAttribute('tabindex', '0');
    fireEvent.click(wedge);
    fireEvent.keyDown(wedge, { key: 'Enter' });
    fireEvent.keyDown(wedge, { key: ' ' });
    fireEvent.keyDown(wedge, { key: 'x' });
    fireEvent.keyDown(wedge, { key: 'Enter', repeat: true });
    expect(onGo.mock.calls).toEqual([[1], [1], [1]]);
  });

  test('show their way while pointed at or focused', () => {
    const { onPreview } = renderWedges([way(2), way(1), way(0)]);
    const wedge = screen.getByRole('button', { name: 'way 2' });
    fireEvent.pointerEnter(wedge);
    fireEvent.pointerLeave(wedge);
    fireEvent.focus(wedge);
    fireEvent.blur(wedge);
    expect(onPreview.mock.calls).toEqual([[2], [null], [2], [null]]);
  });

  test('a way that is not allowed can be looked at but not taken', () => {
    const { onGo, onPreview } = renderWedges([way(2, { isAllowed: false, reach: 1 }), way(1)]);
    const wedge = screen.getByRole('button', { name: 'way 2' });
    expect(wedge).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(wedge);
    fireEvent.keyDown(wedge, { key: 'Enter' });
    fireEvent.focus(wedge);
    expect(onGo).not.toHaveBeenCalled();
    expect(onPreview).toHaveBeenCalledWith(2);
  });

  test('the only way left has a mark that does not hang on colour', () => {
    const { container } = renderWedges([
      way(2, { isAllowed: false, reach: 1 }),
      way(1),
      way(0, { isAllowed: false }),
    ]);
    const shapes = (name: string) => screen.getByRole('button', { name }).querySelectorAll('path').length;
    expect(shapes('way 1')).toBe(shapes('way 2') + 1);
    expect(container.querySelectorAll('[data-wedge="forbidden"] [stroke-dasharray]')).toHaveLength(2);
  });

  test('a power turn has five', () => {
    renderWedges([way(3), way(2), way(1), way(0), way(5)]);
    expect(screen.getAllByRole('button')).toHaveLength(5);
  });
});

function renderPreviews(
  ways: readonly Way[],
  options: { speed?: number; viewRotation?: number; bow?: Heading } = {},
) {
  const { speed = 3, viewRotation = 0, bow = 1 } = options;
  return render(
    <svg>
      <WayPreviews
        from={FROM}
        bow={bow}
        ways={ways}
        speed={speed}
        side="expert"
        looked={null}
        unitPx={0.85}
        floorPx={14}
        viewRotation={viewRotation}
      />
    </svg>,
  ).container;
}

/** Degrees from the root down to an element. */
function turnOf(element: Element): number {
  let degrees = 0;
  for (let at: Element | null = element; at; at = at.parentElement) {
    for (const [, angle] of (at.getAttribute('transform') ?? '').matchAll(/rotate\((-?[\d.]+)\)/g))
      degrees += Number(angle);
  }
  return ((degrees % 360) + 360) % 360;
}

describe('previews', () => {
  test('say in a sign what a way does: distance, damage, not allowed, free water', () => {
    const container = renderPreviews([
      way(2, { reach: 6 }),
      way(1, { crash: 2, reach: 1, path: [1] }),
      way(0, { isAllowed: false, reach: 2, path: [1, 2] }),
    ]);
    const texts = [...container.querySelectorAll('[data-preview]')].map((preview) =>
      [...preview.querySelectorAll('text')].map(({ textContent }) => textContent),
    );
    expect(texts).toEqual([['6', '3'], ['−2'], ['2']]);
  });

  test.each([0, 90, 180, 270])('digits are upright in a view turned by %i°', (viewRotation) => {
    const container = renderPreviews(
      ALL_HEADINGS.map((heading) => way(heading)),
      { viewRotation },
    );
    const digits = [...container.querySelectorAll('text')];
    expect(digits.length).toBe(12);
    for (const digit of digits) expect((turnOf(digit) + viewRotation) % 360).toBe(0);
  });

  test('a turn on the spot has arrows and no distance', () => {
    const container = renderPreviews([way(2), way(1), way(0)], { speed: 0 });
    expect(container.querySelectorAll('text')).toHaveLength(0);
    expect(container.querySelectorAll('[data-preview]')).toHaveLength(3);
  });

  test('badges mark rounding and finishing', () => {
    const plain = renderPreviews([way(1)]).querySelectorAll('path').length;
    const rounds = renderPreviews([way(1, { milestones: [{ kind: 'rounded', buoy: 1, step: 2 }] })]);
    const finishes = renderPreviews([way(1, { milestones: [{ kind: 'finished', buoy: 0, step: 2 }] })]);
    expect(rounds.querySelectorAll('path').length).toBeGreaterThan(plain);
    expect(finishes.querySelectorAll('path').length).toBeGreaterThan(plain);
  });
});

test('words come out as given, in pills', () => {
  const { container } = render(
    <svg>
      <WayPills
        from={FROM}
        pills={[
          { heading: 1, text: 'stops behind Purple', tone: 'plain' },
          { heading: turn(1, 1), text: 'damage 3 of 4', tone: 'crash' },
        ]}
        obstacles={[]}
        room={{ circles: [], runs: [] }}
        bounds={VIEW_BOXES.lake}
        looked={1}
        unitPx={0.85}
        floorPx={14}
        viewRotation={0}
      />
    </svg>,
  );
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'stops behind Purple',
    'damage 3 of 4',
  ]);
  for (const text of container.querySelectorAll('text'))
    expect(Number(text.getAttribute('font-size')) * 0.85).toBeGreaterThanOrEqual(13.99);
});
