import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { IconButton, PrimaryButton, SecondaryButton } from '../../../src/ui/chrome/Button';
import { CardButton } from '../../../src/ui/chrome/CardButton';
import { Dialog } from '../../../src/ui/chrome/Dialog';
import { Notice } from '../../../src/ui/chrome/Notice';
import { Segmented } from '../../../src/ui/chrome/Segmented';
import { SteerButton } from '../../../src/ui/chrome/SteerButton';
import { Stepper } from '../../../src/ui/chrome/Stepper';
import { Switch } from '../../../src/ui/chrome/Switch';
import { TextField } from '../../../src/ui/chrome/TextField';

test('buttons have their words as names and report presses', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <>
      <PrimaryButton onClick={onClick}>Roll 2 · keep 3</PrimaryButton>
      <SecondaryButton icon="reroll" onClick={onClick} aria-pressed={true}>
        all
      </SecondaryButton>
      <IconButton icon="undo" label="Undo" onClick={onClick} />
      <CardButton title="Continue" onPress={onClick}>
        Crooked Heron Lake
      </CardButton>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Roll 2 · keep 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'all', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: /Continue/ }));
  expect(onClick).toHaveBeenCalledTimes(4);
});

describe('a steer button', () => {
  test('says way and outcome and reports the press', async () => {
    const onPress = vi.fn<() => void>();
    render(<SteerButton angle={-120} state="crash" title="Right 4" sub="crash −2" onPress={onPress} />);
    await userEvent.click(screen.getByRole('button', { name: 'Right 4, crash −2' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('draws its arrow in the true direction', () => {
    const { container } = render(
      <SteerButton angle={-120} state="clear" title="Left 5" sub="clear" onPress={() => {}} />,
    );
    expect(container.querySelector('path')).toHaveAttribute('transform', 'rotate(-120)');
  });

  test('that is not allowed keeps its reason and its focus but does nothing', async () => {
    const onPress = vi.fn<() => void>();
    render(<SteerButton angle={0} state="forbidden" title="Ahead 7" sub="crash at 4" onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'Ahead 7, crash at 4' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
  });
});

test('a switch has name, hint and state', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Sound" hint="Off in present mode" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Sound', checked: false });
  expect(control).toHaveAccessibleDescription('Off in present mode');
  await userEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(true);
});

test('segments are one radio group, also by arrow keys', async () => {
  function Races() {
    const [races, setRaces] = useState(1);
    return (
      <Segmented
        label="Races"
        value={races}
        onChange={setRaces}
        options={[1, 2, 3].map((value) => ({ value, label: `${value} races` }))}
      />
    );
  }
  render(<Races />);
  expect(screen.getByRole('group', { name: 'Races' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '1 races' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '3 races' }));
  expect(screen.getByRole('radio', { name: '3 races' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '1 races' })).not.toBeChecked();
});

test('a stepper stops at its ends', async () => {
  const onChange = vi.fn<(value: number) => void>();
  render(
    <Stepper
      label="Players"
      value={6}
      min={2}
      max={6}
      onChange={onChange}
      decreaseLabel="Fewer"
      increaseLabel="More"
    />,
  );
  expect(screen.getByRole('group', { name: 'Players' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(onChange).toHaveBeenCalledWith(5);
});

test('a text field carries label, hint and error', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextField label="Name" value="" onChange={onChange} hint="Optional" error="Too long" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveAccessibleDescription('Optional Too long');
  expect(field).toBeInvalid();
  await userEvent.type(field, 'A');
  expect(onChange).toHaveBeenCalledWith('A');
});

test('a notice waits its turn, a crash does not, and both can be sent away', async () => {
  const onDismiss = vi.fn<() => void>();
  const { container } = render(
    <Notice tone="danger" announce="assertive" onDismiss={onDismiss} dismissLabel="Close notice">
      Red crashed
    </Notice>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'assertive');
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

describe('a dialog', () => {
  function Menu() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Menu
        </button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="The race" closeLabel="Close">
          <p>Content</p>
        </Dialog>
      </>
    );
  }

  async function openMenu() {
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.getByRole('dialog', { name: 'The race' });
  }

  test('opens as a modal and the cross closes it, with focus back at its opener', async () => {
    const dialog = await openMenu();
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('closes on Esc', async () => {
    const dialog = await openMenu();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await vi.waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  });

  test('closes on a tap beside it and not on one inside it', async () => {
    const dialog = await openMenu();
    await userEvent.click(screen.getByText('Content'));
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });
});
