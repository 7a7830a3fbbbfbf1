import { hooked, hooks } from '@/lib/design/hooks';
import { layOutPostponed } from './lay-out-postponed';

let idle: (() => void)[] = [];
const cancel = jest.fn();
jest.mock('@/lib/browser/scheduling/when-idle', () => ({
  whenIdle: (callback: () => void) => {
    idle.push(callback);
    return cancel;
  },
}));

/** Of 25 elements: four are laid out at once. */
const row = `<div ${hooks.filterRow}="">${'<b></b>'.repeat(24)}</div>`;
const laterRow = row.replace('<div', `<div ${hooks.postponed}=""`);
const group = (name: string, rows: number) =>
  `<section ${hooks.filterGroup}="${name}" ${hooks.postponed}="">${row.repeat(rows)}</section>`;
const left = () => document.querySelectorAll(hooked('postponed'));

beforeEach(() => {
  idle = [];
  cancel.mockClear();
});

it('lays out groups from the top, a few rows at a time, and reports each completed one', () => {
  document.body.innerHTML = group('a', 3) + group('b', 7);
  const told: (string | null)[] = [];
  layOutPostponed(document, (element) => told.push(element.getAttribute(hooks.filterGroup)));
  expect(told).toEqual(['a']);
  expect(left()).toHaveLength(6);
  expect(document.querySelector(`[${hooks.filterGroup}=b]`)).not.toHaveAttribute(hooks.postponed);
  while (idle.length > 0) idle.shift()?.();
  expect(left()).toHaveLength(0);
  expect(told).toEqual(['a', 'b']);
});

it('lays out rows of a group that starts further up, without reporting it', () => {
  document.body.innerHTML = laterRow.repeat(20);
  const told = jest.fn();
  layOutPostponed(document, told);
  expect(left()).toHaveLength(16);
  while (idle.length > 0) idle.shift()?.();
  expect(left()).toHaveLength(0);
  expect(told).not.toHaveBeenCalled();
});

it('lays out the blocks of a text, which have no marks', () => {
  const block = `<p>${'<b></b>'.repeat(49)}</p>`;
  document.body.innerHTML = `<div ${hooks.prose}="">${block.repeat(15)}</div>`;
  const laidOut = () => document.querySelectorAll(hooked('laidOut')).length;
  layOutPostponed(document);
  expect(laidOut()).toBe(2);
  while (idle.length > 0) idle.shift()?.();
  expect(laidOut()).toBe(6);
});

it('stops on request', () => {
  document.body.innerHTML = group('a', 20);
  layOutPostponed(document)();
  expect(cancel).toHaveBeenCalled();
});
