import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VIEW_BOXES } from '../../../../src/ui/geometry/board';
import { chartCourseMarks } from '../../../../src/ui/geometry/courseMarks';
import { CourseBuoys, CourseLines, type Target } from '../../../../src/ui/lake/live/CourseLayers';
import { CourseString } from '../../../../src/ui/lake/live/CourseString';
import { FanPreview } from '../../../../src/ui/lake/live/FanPreview';
import { MiniMap } from '../../../../src/ui/lake/live/MiniMap';
import { anyCourse, anyLake } from '../../geometry/voyages';

const lake = anyLake('heron');
const marks = chartCourseMarks(lake, anyCourse(lake, 0));

function renderCourse(target: Target, viewRotation = 0) {
  return render(
    <svg>
      <CourseLines marks={marks} side="standard" target={target} />
      <CourseBuoys
        marks={marks}
        target={target}
        fillShare={0.5}
        fillFrom={1}
        fillSweep={2}
        unitPx={0.5}
        floorPx={14}
        viewRotation={viewRotation}
      />
    </svg>,
  ).container;
}

describe('the course', () => {
  test('has four numbered buoys, a finish buoy and one target', () => {
    const container = renderCourse(1);
    const buoys = [...container.querySelectorAll('[data-buoy]')].map((buoy) =>
      buoy.getAttribute('data-buoy'),
    );
    expect(buoys).toEqual(['finish', '0', '1', '2', '3']);
    expect(container.querySelectorAll('[stroke-dasharray="2 5.4"]')).toHaveLength(1);
    // Two of the three rounding lines step back.
    expect(container.querySelectorAll('[opacity="0.72"]')).toHaveLength(2);
  });

  test('comes home over the line when all buoys are rounded, and has no target before or after', () => {
    const lines = (target: Target) => renderCourse(target).querySelectorAll('path').length;
    expect(lines(3)).toBeGreaterThan(lines(null));
    expect(renderCourse(null).querySelectorAll('[stroke-dasharray="2 5.4"]')).toHaveLength(0);
  });

  test('numbers stay readable in a small picture and upright in a turned one', () => {
    const text = renderCourse(0, 90).querySelector('[data-buoy="2"] text');
    expect(text).toHaveAttribute('transform', 'rotate(-90)');
    expect(Number(text?.getAttribute('font-size'))).toBe(26);
  });

  test('the string is drawn in four strokes, or as far as the reveal has come', () => {
    const { container } = render(
      <svg>
        <CourseString path="M0 0L10 0" />
        <CourseString path="M0 0L10 0" drawn={0.25} />
      </svg>,
    );
    const [whole, part] = container.querySelectorAll('[data-string]');
    expect(whole.querySelectorAll('path')).toHaveLength(4);
    expect(part.querySelector('path')).toHaveAttribute('pathLength', '1000');
    expect(part.querySelector('path')).toHaveAttribute('stroke-dasharray', '250 2000');
  });
});

test('a fan shows the stops with their numbers, bigger where likelier, and the cut', () => {
  const { container } = render(
    <svg>
      <FanPreview
        from={300}
        heading={1}
        stops={[
          { steps: 2, chance: 0.1 },
          { steps: 3, chance: 0.6 },
        ]}
        cutAfter={3}
        side="standard"
        unitPx={1}
        floorPx={14}
        viewRotation={0}
      />
    </svg>,
  );
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['2', '3']);
  const [small, big] = [...container.querySelectorAll('circle')].map((circle) =>
    Number(circle.getAttribute('r')),
  );
  expect(big).toBeGreaterThan(small);
  expect(container.querySelectorAll('rect')).toHaveLength(1);
});

test('the mini-map has a name, a dot for each boat and the frame of what is seen', () => {
  const { container } = render(
    <MiniMap
      land="M0 0H10V10Z"
      side="expert"
      boats={[
        { boat: 1, at: 300 },
        { boat: 2, at: 320 },
      ]}
      activeBoat={2}
      target={null}
      line={{ from: { x: 100, y: 100 }, to: { x: 200, y: 100 } }}
      frame={VIEW_BOXES.lake}
      label="The whole lake"
      rotation={90}
    />,
  );
  expect(screen.getByRole('img', { name: 'The whole lake' })).toBeInTheDocument();
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(container.querySelectorAll('[data-line] [stroke-dasharray]')).toHaveLength(1);
  const [, , width, height] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  expect(height).toBeGreaterThan(width);
});
