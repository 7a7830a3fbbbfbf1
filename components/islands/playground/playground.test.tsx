import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleOutput, readInputs } from '@/lib/browser/live-example/contract';
import { lampPlan } from '@/lib/playground/plan.fixture';
import { Playground } from './playground';

const atStart = { label: 'On', lit: false, shape: 'round', size: 10 };

function show() {
  const { container } = render(
    <Playground plan={lampPlan} apiLinks={{ lit: '/lamps/api#lit' }} opener="/live/open/lamp.html">
      <live-example class="" example="lamp" runtime="" modules="" />
    </Playground>,
  );
  const example = container.querySelector('live-example');
  const code = container.querySelector('pre');
  if (!example || !code) throw new Error('There is no example or no code');
  return { example, code, inputs: () => readInputs(example) };
}

const controls = () => screen.getByRole('group', { name: 'Controls' });
const events = () => screen.getByRole('region', { name: 'Events' });

beforeEach(() => window.history.replaceState(null, '', '/lamp'));

it('has the control that each knob asks for, and the way to its API row', () => {
  show();
  const inControls = within(controls());
  expect(inControls.getByRole('textbox', { name: 'Label' })).toHaveValue('On');
  expect(inControls.getByRole('switch', { name: 'Lit' })).not.toBeChecked();
  expect(inControls.getByRole('switch', { name: 'Lit' })).toHaveAccessibleDescription(
    'Whether it is lit.',
  );
  const shape = inControls.getByRole('group', { name: 'Shape' });
  expect(within(shape).getAllByRole('radio')).toHaveLength(3);
  expect(within(shape).getByRole('radio', { name: 'round' })).toBeChecked();
  expect(inControls.getByRole('slider', { name: 'Size, slider' })).toHaveValue('10');
  expect(inControls.getByRole('spinbutton', { name: 'Size' })).toHaveValue(10);
  expect(inControls.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lamps/api#lit',
  ]);
});

it('sets the example and its code, and takes both back', async () => {
  const { inputs, code } = show();
  expect(inputs()).toEqual(atStart);
  await userEvent.click(screen.getByRole('switch', { name: 'Lit' }));
  await userEvent.click(screen.getByRole('radio', { name: 'none' }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
  expect(inputs()).toEqual({ label: 'On', lit: true, shape: null, size: 25 });
  expect(code).toHaveTextContent('<my-lamp lit [shape]="null" size="25"');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(inputs()).toEqual(atStart);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

it('opens what it shows', async () => {
  const { code } = show();
  const link = screen.getByRole('link', { name: /StackBlitz/ });
  expect(link).toHaveAttribute('href', '/live/open/lamp.html');
  await userEvent.click(screen.getByRole('switch', { name: 'Lit' }));
  const fragment = new URL(link.getAttribute('href') ?? '', 'http://x').hash.slice(1);
  const files: unknown = JSON.parse(decodeURIComponent(fragment));
  expect(files).toEqual({ 'lamp-playground-example.ts': `${code.textContent}\n` });
});

it('lists what the outputs say, the newest first, until it is cleared', async () => {
  const { example, inputs } = show();
  act(() => void example.dispatchEvent(exampleOutput('press', 'a')));
  act(() => void example.dispatchEvent(exampleOutput('litChange', true)));
  const entries = within(events()).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['litChange true', "press 'a'"]);
  expect(inputs()).toEqual({ ...atStart, lit: true });
  await userEvent.click(within(events()).getByRole('button', { name: 'Clear' }));
  expect(within(events()).queryAllByRole('listitem')).toEqual([]);
});

it('says nothing by itself: who uses the example hears from it already', () => {
  const { example } = show();
  act(() => void example.dispatchEvent(exampleOutput('press', 'a')));
  expect(document.querySelector('[aria-live], [role=status], [role=log], [role=alert]')).toBeNull();
});

it('starts as the address says', () => {
  window.history.replaceState(null, '', '/lamp?knob.size=30&knob.shape=square');
  expect(show().inputs()).toEqual({ ...atStart, size: 30 });
});

it('marks a number beyond its limits until it is right', async () => {
  const { inputs } = show();
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  expect(field).toBeInvalid();
  expect(inputs()).toEqual({ ...atStart, size: 9 });
  await userEvent.tab();
  expect(field).toHaveValue(9);
});
