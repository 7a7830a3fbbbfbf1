import { lampPlan } from './plan.fixture';
import { hasSettings, readSettings, withSettings, writeSettings } from './settings';
import { createSettingsStore } from './settings-store';

const { knobs } = lampPlan;
const atStart = { label: 'On', lit: false, shape: 'round', size: 10 };

it('reads the settings of a query, ignoring values that a knob does not allow', () => {
  const said = '?theme=azure-blue&knob.label=Off&knob.lit=true&knob.shape=&knob.size=15';
  expect(readSettings(said, knobs, '')).toEqual({ label: 'Off', lit: true, shape: null, size: 15 });
  const wrong = `?knob.lit=yes&knob.shape=square&knob.size=41&knob.more=1&knob.label=${'x'.repeat(201)}`;
  expect(readSettings(wrong, knobs, '')).toEqual(atStart);
  expect(readSettings('?knob.size=&knob.lit=<script>&%', knobs, '')).toEqual(atStart);
});

it('writes only values that differ, and keeps other parameters', () => {
  expect(writeSettings('?theme=azure-blue&knob.lit=true', knobs, '', { ...atStart, size: 5 })).toBe(
    '?theme=azure-blue&knob.size=5',
  );
  expect(writeSettings('?knob.lit=true', knobs, '', atStart)).toBe('');
});

it('reads what it has written', () => {
  const values = { label: 'a & b=?#', lit: true, shape: null, size: 40 };
  expect(readSettings(writeSettings('', knobs, '', values), knobs, '')).toEqual(values);
});

it('accepts a number between the steps only if the steps are not integers', () => {
  expect(readSettings('?knob.size=12', knobs, '')).toEqual({ ...atStart, size: 12 });
  expect(readSettings('?knob.size=12.5', knobs, '')).toEqual(atStart);
  const fine = knobs.map((knob) => (knob.kind === 'number' ? { ...knob, step: 0.1 } : knob));
  expect(readSettings('?knob.size=12.5', fine, '')).toEqual({ ...atStart, size: 12.5 });
});

it('keeps apart the settings of playgrounds that share a URL', () => {
  const said = '?knob.lit=true&knob.two.size=20&theme=azure-blue&knob.two.shape=flat';
  expect(readSettings(said, knobs, '')).toEqual({ ...atStart, lit: true });
  expect(readSettings(said, knobs, 'two')).toEqual({ ...atStart, size: 20, shape: 'flat' });
  const rest = '?knob.two.size=20&theme=azure-blue&knob.two.shape=flat';
  expect(writeSettings(said, knobs, '', atStart)).toBe(rest);
  expect(writeSettings(said, knobs, 'two', { ...atStart, label: 'a' })).toBe(
    '?knob.lit=true&theme=azure-blue&knob.two.label=a',
  );
});

it('replaces the settings of a URL', () => {
  const address = 'https://a.b/c?dir=rtl&knob.lit=true#d';
  expect(withSettings(address, '?knob.size=20')).toBe('https://a.b/c?dir=rtl&knob.size=20#d');
  expect(withSettings(address, '')).toBe('https://a.b/c?dir=rtl#d');
});

it('detects whether a query has settings', () => {
  expect(hasSettings('?theme=x&knob.lit=true')).toBe(true);
  expect(hasSettings('?knobs=1')).toBe(false);
});

describe('the store', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open(query: string) {
    let at = query;
    const address = { read: () => at, write: (next: string) => void (at = next) };
    return { store: createSettingsStore(lampPlan, address), query: () => at };
  }

  it('takes the settings of the URL on subscription, and notifies the listener', () => {
    const { store } = open('?knob.lit=true');
    const heard = jest.fn();
    expect(store.get()).toEqual(atStart);
    store.subscribe(heard);
    expect(store.get()).toEqual({ ...atStart, lit: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('prefers changes made before the subscription', () => {
    const { store } = open('?knob.lit=true&knob.size=20');
    store.set('size', 30);
    store.subscribe(() => {});
    expect(store.get()).toEqual({ ...atStart, lit: true, size: 30 });
  });

  it('updates the URL after a delay, and removes the settings on reset', () => {
    const { store, query } = open('');
    store.subscribe(() => {});
    store.set('size', 20);
    store.set('size', 25);
    expect(query()).toBe('');
    jest.runAllTimers();
    expect(query()).toBe('?knob.size=25');
    store.reset();
    jest.runAllTimers();
    expect(query()).toBe('');
    expect(store.get()).toEqual(atStart);
  });

  it('ignores values that a knob does not allow, and does not notify without a change', () => {
    const { store } = open('');
    const heard = jest.fn();
    store.subscribe(heard);
    for (const value of [undefined, {}, 'square', 10.5e9]) store.set('shape', value);
    store.set('size', 1000);
    store.set('nothing', 1);
    store.set('lit', false);
    expect(store.get()).toEqual(atStart);
    expect(heard).not.toHaveBeenCalled();
  });

  it('does not change the URL of the next page', () => {
    const { store, query } = open('');
    const stop = store.subscribe(() => {});
    store.set('lit', true);
    stop();
    jest.runAllTimers();
    expect(query()).toBe('');
  });
});
