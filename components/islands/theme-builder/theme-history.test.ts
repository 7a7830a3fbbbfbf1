import { defaultState } from '@/lib/theme-builder/state';
import { emptyHistory, reduceHistory, type ThemeAction } from './theme-history';

const withDensity = (density: number, what?: string): ThemeAction => ({
  type: 'change',
  state: { ...defaultState, density },
  what,
});
const run = (...actions: ThemeAction[]) => actions.reduce(reduceHistory, emptyHistory);

describe('the history of a theme', () => {
  it('undoes and redoes', () => {
    const there = [withDensity(-1), withDensity(-2)];
    expect(run(...there, { type: 'undo' }).present.density).toBe(-1);
    expect(run(...there, { type: 'undo' }, { type: 'undo' }).present.density).toBe(0);
    expect(run(...there, { type: 'undo' }, { type: 'redo' }).present.density).toBe(-2);
    expect(run({ type: 'undo' })).toEqual(emptyHistory);
    expect(run({ type: 'redo' })).toEqual(emptyHistory);
  });

  it('forgets undone steps after a new change', () => {
    const history = run(withDensity(-1), { type: 'undo' }, withDensity(-3));
    expect(history.future).toEqual([]);
    expect(run(withDensity(-1), { type: 'undo' }, withDensity(-3), { type: 'redo' })).toEqual(
      history,
    );
  });

  it('combines the changes of one drag into one step', () => {
    const drag = [withDensity(-1, 'density'), withDensity(-2, 'density')];
    expect(run(...drag).past).toHaveLength(1);
    expect(run(...drag, { type: 'settle' }, withDensity(-3, 'density')).past).toHaveLength(2);
    expect(run(...drag, withDensity(-3, 'another')).past).toHaveLength(2);
  });

  it('adds no step when nothing changes', () => {
    expect(run(withDensity(0)).past).toEqual([]);
  });

  it('opens the theme of a URL without an undo step', () => {
    const state = { ...defaultState, density: -4 };
    expect(run({ type: 'open', state })).toEqual({
      ...emptyHistory,
      present: state,
    });
  });
});
