import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@/components/ui/button';
import { exampleOutput, readInputs } from '@/lib/browser/live-example/contract';
import { hook } from '@/lib/design/hooks';
import type { PlaygroundPlan } from '@/lib/playground/model';
import { lampPlan } from '@/lib/playground/plan.fixture';
import { Playground } from './playground';

const atStart = { label: 'On', lit: false, shape: 'round', size: 10 };

function show(plan: PlaygroundPlan = lampPlan) {
  const { container } = render(
    <section>
      <Button href="/lamps/own?theme=x" {...hook('withSettings')}>
        Open page
      </Button>
      <Playground plan={plan} apiLinks={{ lit: '/lamps/api#lit' }} opener="/live/open/lamp.html">
        <live-example class="" example="lamp" runtime="" modules="" />
      </Playground>
    </section>,
  );
  const example = container.querySelector('live-example');
  const code = container.querySelector('pre');
  if (!example || !code) throw new Error('There is no example or no code');
  return { example, code, inputs: () => readInputs(example) };
}

const controls = () => screen.getByRole('group', { name: 'Controls' });
const events = () => screen.getByRole('region', { name: 'Events' });

beforeEach(() => {
  window.history.replaceState(null, '', '/lamp');
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly callback: () => void) {}
      observe = () => this.callback();
      disconnect = () => {};
    },
  });
});

it('has a control for each knob’s type, with a link to its API row', async () => {
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

it('applies changes to the example and its code, and resets both', async () => {
  const { inputs, code } = show();
  expect(inputs()).toEqual(atStart);
  await userEvent.click(screen.getByRole('switch', { name: 'Lit' }));
  await userEvent.click(screen.getByRole('radio', { name: 'none' }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
  expect(inputs()).toEqual({ label: 'On', lit: true, shape: null, size: 25 });
  expect(code).toHaveTextContent('<my-lamp lit [shape]="null" size="25"');
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(reset);
  expect(inputs()).toEqual(atStart);
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  expect(reset).toHaveFocus();
});

it('opens the current code in StackBlitz', async () => {
  const { code } = show();
  const link = screen.getByRole('link', { name: /StackBlitz/ });
  expect(link).toHaveAttribute('href', '/live/open/lamp.html');
  await userEvent.click(screen.getByRole('switch', { name: 'Lit' }));
  const fragment = new URL(link.getAttribute('href') ?? '', 'http://x').hash.slice(1);
  const files: unknown = JSON.parse(decodeURIComponent(fragment));
  expect(files).toEqual({ 'lamp-playground-example.ts': `${code.textContent}\n` });
});

it('lists the events of outputs, newest first, until it is cleared', async () => {
  const { example, inputs } = show();
  act(() => void example.dispatchEvent(exampleOutput('press', 'a')));
  act(() => void example.dispatchEvent(exampleOutput('litChange', true)));
  const entries = within(events()).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['litChange true', "press 'a'"]);
  expect(inputs()).toEqual({ ...atStart, lit: true });
  const clear = within(events()).getByRole('button', { name: 'Clear' });
  await userEvent.click(clear);
  expect(within(events()).queryAllByRole('listitem')).toEqual([]);
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  expect(clear).toHaveFocus();
});

it('does not list events that the library does not have', () => {
  const knobs = lampPlan.knobs.map((knob) => ({ ...knob, isSilent: true as const }));
  const { example, inputs } = show({ ...lampPlan, knobs });
  act(() => void example.dispatchEvent(exampleOutput('litChange', true)));
  expect(inputs()).toEqual({ ...atStart, lit: true });
  expect(within(events()).queryAllByRole('listitem')).toEqual([]);
});

it('has no list of events for an example without outputs', () => {
  show({ ...lampPlan, hasEvents: false });
  expect(screen.queryByRole('region', { name: 'Events' })).not.toBeInTheDocument();
});

it('adds its settings to links to its other pages, and removes them on reset', async () => {
  show({ ...lampPlan, scope: 'two' });
  const link = screen.getByRole('link', { name: 'Open page' });
  await userEvent.click(screen.getByRole('switch', { name: 'Lit' }));
  await userEvent.hover(link);
  expect(link).toHaveAttribute('href', 'http://localhost/lamps/own?theme=x&knob.two.lit=true');
  await userEvent.click(screen.getByRole('switch', { name: 'Lit' }));
  act(() => link.focus());
  expect(link).toHaveAttribute('href', 'http://localhost/lamps/own?theme=x');
});

it.each([
  [120, true],
  [600, false],
])('keeps an example of %i pixels in sight: %p', (height, stays) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const { example } = show();
  const room = example.parentElement?.parentElement?.style.getPropertyValue('--stays');
  expect(room).toBe(stays ? `${height}px` : '');
  jest.restoreAllMocks();
});

it('has no live region, because the example itself is already announced', () => {
  const { example } = show();
  act(() => void example.dispatchEvent(exampleOutput('press', 'a')));
  expect(document.querySelector('[aria-live], [role=status], [role=log], [role=alert]')).toBeNull();
});

it('starts with the settings of the URL', () => {
  window.history.replaceState(null, '', '/lamp?knob.size=30&knob.shape=square');
  expect(show().inputs()).toEqual({ ...atStart, size: 30 });
});

it('marks a number outside its limits as invalid until it is corrected', async () => {
  const { inputs } = show();
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'How large it is. From 0 to 40. Enter a whole number from 0 to 40.',
  );
  expect(inputs()).toEqual({ ...atStart, size: 9 });
  await userEvent.tab();
  expect(field).toHaveValue(9);
  expect(field).toHaveAccessibleDescription('How large it is. From 0 to 40.');
});
