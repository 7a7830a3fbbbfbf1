/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { placeholder, usualHeight } from './client-only';
import { type Findings, judge } from './judge';

const nothing: Findings = { broken: new Map(), notRendered: new Map(), measured: undefined };

function judged(findings: Partial<Findings>, fields = {}) {
  const example = exampleFixture({ id: 'a', ...fields });
  return judge({ example, folder: '', sources: {} }, { ...nothing, ...findings });
}

const notRendered = new Map([['a', 'window is not defined']]);

it('leaves what is well as it is', () => {
  expect(judged({}).outcome).toMatchObject({ state: 'live', words: [] });
  expect(judged({}, { kind: 'test' }).outcome.state).toBe('test');
});

it('shows only the code of what does not compile, and says so', () => {
  const { example, outcome } = judged({ broken: new Map([['a', ['a.ts:1: no']]]) });
  expect(example).toMatchObject({ kind: 'listed', note: expect.stringContaining('not compile') });
  expect(outcome).toMatchObject({ state: 'failed', words: ['a.ts:1: no'] });
});

it('keeps the place of what only browsers can render, as high as it was measured', () => {
  const measured = new Map([['a', { height: 312 }]]);
  const { example, outcome } = judged({ notRendered, measured });
  expect(example.kind).toBe('live');
  expect(outcome).toMatchObject({ state: 'client', height: 312, words: ['window is not defined'] });
  expect(judged({ notRendered }).outcome.height).toBe(usualHeight);
  expect(placeholder(312)).toContain('min-height:312px');
  expect(placeholder(312)).toContain('<noscript>');
});

it('shows only the code of what fails in a browser as well', () => {
  const measured = new Map([['a', { reason: 'no such element' }]]);
  const { example, outcome } = judged({ notRendered, measured });
  expect(example).toMatchObject({ kind: 'listed', note: expect.stringContaining('not run') });
  expect(outcome.words).toEqual(['window is not defined', 'in Chromium: no such element']);
});
