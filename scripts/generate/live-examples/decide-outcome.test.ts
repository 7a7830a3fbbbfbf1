/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { defaultHeight, placeholder } from './client-only';
import { decideOutcome, type Findings } from './decide-outcome';

const nothing: Findings = {
  broken: new Map(),
  notRendered: new Map(),
  unprovided: new Map(),
  started: new Map(),
};

function decide(findings: Partial<Findings>, fields = {}) {
  const example = exampleFixture({ id: 'a', ...fields });
  return decideOutcome({ example, folder: '', sources: {} }, { ...nothing, ...findings });
}

const notRendered = new Map([['a', 'window is not defined']]);

it('does not change an example without problems', () => {
  expect(decide({}).outcome).toMatchObject({ state: 'live', words: [] });
  expect(decide({}, { kind: 'test' }).outcome.state).toBe('test');
});

it('shows only the code of an example that does not compile, with a note', () => {
  const { example, outcome } = decide({ broken: new Map([['a', ['a.ts:1: no']]]) });
  expect(example).toMatchObject({ kind: 'listed', note: expect.stringContaining('not compile') });
  expect(outcome).toMatchObject({ state: 'failed', words: ['a.ts:1: no'] });
});

it('reserves the measured height for an example that only browsers can render', () => {
  const started = new Map([['a', { height: 312 }]]);
  const { example, outcome } = decide({ notRendered, started });
  expect(example.kind).toBe('live');
  expect(outcome).toMatchObject({ state: 'client', height: 312, words: ['window is not defined'] });
  expect(decide({ notRendered }).outcome.height).toBe(defaultHeight);
  expect(placeholder(312)).toContain('min-height:312px');
  expect(placeholder(312)).toContain('<noscript>');
});

it('shows only the code of an example that also fails in a browser', () => {
  const started = new Map([['a', { reason: 'no such element' }]]);
  const { example, outcome } = decide({ notRendered, started });
  expect(example).toMatchObject({ kind: 'listed', note: expect.stringContaining('not run') });
  expect(outcome.words).toEqual(['window is not defined', 'in Chromium: no such element']);
});

it('shows only the code of an example that lacks a provider', () => {
  const unprovided = new Map([['a', 'LAMP_OPTIONS']]);
  const { example, outcome } = decide({ notRendered: new Map([['a', 'NG0201: …']]), unprovided });
  expect(example).toMatchObject({ kind: 'listed', note: expect.stringContaining('not run') });
  expect(outcome).toMatchObject({
    state: 'failed',
    words: [expect.stringContaining('no provider for LAMP_OPTIONS')],
  });
});
