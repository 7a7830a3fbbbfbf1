import { hooked, hooks } from '@/lib/design/hooks';
import {
  layOutBeforeJumps,
  layOutPostponed,
  layOutTexts,
  layOutWhole,
  postponedParts,
} from './postponed-layout';

const idle: (() => void)[] = [];
const root = document.documentElement;
const parts = () => [...document.querySelectorAll(postponedParts)].map(({ id }) => id);
const list = (name: string, count: number, content = '') =>
  Array.from({ length: count }, (_, at) => `<p id="${name}${at + 1}">${content}</p>`).join('');

beforeEach(() => {
  idle.length = 0;
  root.removeAttribute(hooks.whole);
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
  window.cancelIdleCallback = (handle) => void idle.splice(handle - 1, 1);
});

it('postpones what is far down texts and lists, and nothing when the whole page is wanted', () => {
  const rows = list('row', 18).replaceAll('<p', `<p ${hooks.filterRow}`);
  document.body.innerHTML = `<div ${hooks.prose}>${list('block', 11)}<h2 class="h2-row"></h2></div>
    <section ${hooks.filterGroup}="a" id="a">${rows}</section><section ${hooks.filterGroup}="b" id="b"></section>
    <section id="band" ${hooks.postponed}></section>
    <table>${list('part', 4).replaceAll('<p', `<tbody ${hooks.filterBlock}`).replaceAll('</p', '</tbody')}</table>`;
  expect(parts()).toEqual(['block10', 'block11', 'row17', 'row18', 'b', 'band', 'part4']);
  layOutWhole(true);
  expect(parts()).toEqual([]);
  layOutWhole(false);
  expect(parts()).toHaveLength(7);
});

it('lays out in small steps, from the top, until it is done or stopped', () => {
  const render = () =>
    (document.body.innerHTML = `<div ${hooks.prose}>${list('b', 13, '<i></i>'.repeat(60))}</div>`);
  render();
  const onDone = jest.fn();
  layOutPostponed(document, onDone);
  expect(parts()).toEqual(['b12', 'b13']);
  expect(onDone).not.toHaveBeenCalled();
  idle.shift()?.();
  idle.shift()?.();
  expect(parts()).toEqual([]);
  expect(onDone).toHaveBeenCalledTimes(1);
  render();
  layOutPostponed(document)();
  expect(idle).toEqual([]);
  expect(parts()).toEqual(['b12', 'b13']);
});

it.each([
  ['without a filter', '', []],
  ['with one, which lays it out itself', '<input type="search">', ['b']],
])('lays out a list %s', (_, filter, left) => {
  document.body.innerHTML = `<main>${filter}<section ${hooks.filterGroup}="a"></section>
    <section ${hooks.filterGroup}="b" id="b"></section></main>`;
  layOutTexts();
  idle.shift()?.();
  expect(parts()).toEqual(left);
});

layOutBeforeJumps();

it.each([
  ['#part', true],
  ['/other#part', false],
])('lays out the whole page before a jump to %s: %s', (href, isWhole) => {
  document.body.innerHTML = `<a href="${href}">jump</a><p ${hooks.postponed}></p>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(root.matches(hooked('whole'))).toBe(isWhole);
});
