/** @jest-environment node */
import type { EditableExample } from './editable';
import { readFromFrame, readToFrame } from './messages';

const example: EditableExample = {
  id: 'lamp',
  page: '/components/lamp/examples/lamp',
  opener: '/live/open/lamp.html',
  scripts: ['/live/edit/lib/a.js'],
  entries: ['./a.js'],
  packages: { '@acme/ui': './b.js' },
  code: '',
  module: 'examples/lamp/lamp',
  className: 'Lamp',
  texts: { 'lamp.html': '<p></p>' },
  template: 'lamp.html',
  styles: 'lamp.css',
  withStylesheet: '',
  sheets: ['/live/lamp.css'],
};
const look = {
  sheets: ['/a.css'],
  css: '',
  root: { class: 'a' },
  stage: { dir: 'rtl' },
  room: '2rem',
};
const font = { family: 'Roboto', weight: '400', style: 'normal', unicodeRange: 'U+0-7F' };
const start = { kind: 'start', example, look, fonts: [{ ...font, bytes: new ArrayBuffer(1) }] };

describe('what the page says', () => {
  it.each([
    start,
    { kind: 'show', turn: 1, template: '<p>', css: '' },
    { kind: 'restart', turn: 2 },
    { kind: 'look', look },
    { kind: 'inputs', values: { label: 'Send' } },
  ])('is read: $kind', (message) => {
    expect(readToFrame({ ...message, more: 1 })).toEqual(message);
  });

  it.each([
    ['nothing', null],
    ['an unknown kind', { kind: 'eval', code: '1' }],
    ['a turn that is no number', { kind: 'restart', turn: '1' }],
    ['no styles', { kind: 'show', turn: 1, template: '' }],
    ['an example without code', { ...start, example: { ...example, code: undefined } }],
    ['a stylesheet elsewhere', { ...start, look: { ...look, sheets: ['//evil.test/a.css'] } }],
    ['another protocol', { ...start, look: { ...look, sheets: ['data:text/css,a'] } }],
    ['an attribute that runs code', { ...start, look: { ...look, root: { onclick: 'a()' } } }],
    ['a space that is none', { kind: 'look', look: { ...look, room: 'url(a)' } }],
    ['a font by URL', { ...start, fonts: [{ ...font, bytes: 'https://evil.test' }] }],
  ])('is refused: %s', (_, message) => {
    expect(readToFrame(message)).toBeUndefined();
  });
});

describe('what the frame says', () => {
  const mark = { from: 1, to: 2, message: 'Wrong' };
  const directive = { selectors: [['', 'a', '']], inputs: ['a'], outputs: [], exportAs: [] };
  const vocabulary = { directives: [directive], pipes: ['date'], members: ['name'] };

  it.each([
    { kind: 'hello' },
    { kind: 'started', vocabulary },
    { kind: 'shown', turn: 3, marks: [mark], problem: '' },
    { kind: 'failed', message: 'No' },
    { kind: 'thrown', message: 'No' },
    { kind: 'height', height: 20 },
  ])('is read: $kind', (message) => {
    expect(readFromFrame({ ...message, more: 1 })).toEqual(message);
  });

  it.each([
    ['garbage', 'x'],
    ['a list', []],
    ['an unknown kind', { kind: 'navigate', to: '/' }],
    ['marks that are no list', { kind: 'shown', turn: 1, marks: {}, problem: '' }],
    ['a mark without text', { kind: 'shown', turn: 1, marks: [{ from: 1, to: 2 }], problem: '' }],
    ['a negative place', { kind: 'shown', turn: 1, marks: [{ ...mark, from: -1 }], problem: '' }],
    ['a height that is no number', { kind: 'height', height: Number.NaN }],
    ['names that are no texts', { kind: 'started', vocabulary: { ...vocabulary, pipes: [1] } }],
  ])('is refused: %s', (_, message) => {
    expect(readFromFrame(message)).toBeUndefined();
  });

  it('is limited in length, number and height', () => {
    const long = 'a'.repeat(5000);
    const shown = readFromFrame({
      kind: 'shown',
      turn: 1,
      marks: Array.from({ length: 500 }, () => ({ ...mark, message: long })),
      problem: long,
    });
    expect(JSON.stringify(shown).length).toBeLessThan(70_000);
    expect(readFromFrame({ kind: 'height', height: 1e9 })).toEqual({
      kind: 'height',
      height: 4000,
    });
  });
});
