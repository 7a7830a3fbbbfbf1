import { hooks } from '@/lib/design/hooks';
import { layOutLater } from './lay-out-later';

let idle: (() => void)[] = [];
const cancel = jest.fn();
jest.mock('../../../lib/browser/when-idle', () => ({
  whenIdle: (callback: () => void) => {
    idle.push(callback);
    return cancel;
  },
}));

const row = `<div ${hooks.filterRow}=""></div>`;
const group = (name: string, rows: number) =>
  `<section ${hooks.filterGroup}="${name}" ${hooks.later}="">${row.repeat(rows)}</section>`;
const left = () => document.querySelectorAll(`[${hooks.later}]`);

beforeEach(() => {
  idle = [];
  cancel.mockClear();
});

it('lays out groups from the top, a few rows at a time, and tells of each that is whole', () => {
  document.body.innerHTML = group('a', 3) + group('b', 7);
  const told: (string | null)[] = [];
  layOutLater(document, (element) => told.push(element.getAttribute(hooks.filterGroup)));
  expect(told).toEqual(['a']);
  expect(left()).toHaveLength(6);
  expect(document.querySelector(`[${hooks.filterGroup}=b]`)).not.toHaveAttribute(hooks.later);
  idle.shift()?.();
  expect(told).toEqual(['a']);
  expect(left()).toHaveLength(0);
  idle.shift()?.();
  expect(told).toEqual(['a', 'b']);
  expect(idle).toEqual([]);
});

it('lays out rows of their own, of which nobody is told', () => {
  document.body.innerHTML = `<div ${hooks.filterRow}="" ${hooks.later}=""></div>`.repeat(20);
  const told = jest.fn();
  layOutLater(document, told);
  expect(left()).toHaveLength(14);
  expect(told).not.toHaveBeenCalled();
});

it('goes no further when it is stopped', () => {
  document.body.innerHTML = group('a', 20);
  layOutLater(document, () => undefined)();
  expect(cancel).toHaveBeenCalled();
});
