import { defaultState } from '@/lib/theme-builder/state';
import { emptyHistory, reduceHistory, type ThemeAction } from './theme-history';

const withDensity = (density: number, what?: string): ThemeAction => ({
  type: 'change',
  state: { ...defaultState, density },
  what,
});
const run = (...actions: ThemeAction[]) => actions.reduce(reduceHistory, emptyHistory);

describe('the history of a theme', () => {
  it('goes back and forth', () => {
    const there = [withDensity(-1), withDensity(-2)];
    expect(run(...there, { type: 'undo' }).present.density).toBe(-1);
    expect(run(...there, { type: 'undo' }, { type: 'undo' }).present.density).toBe(0);
    expect(run(...there, { type: 'undo' }, { type: 'redo' }).present.density).toBe(-2);
    expect(run({ type: 'undo' })).toEqual(emptyHistory);
    expect(run({ type: 'redo' })).toEqual(emptyHistory);
  });

  it('forgets what was taken back once something else is chosen', () => {
    const history = run(withDensity(-1), { type: 'undo' }, withDensity(-3));
    expect(history.future).toEqual([]);
    expect(run(withDensity(-1), { type: 'undo' }, withDensity(-3), { type: 'redo' })).toEqual(
      history,
    );
  });

  it('takes one drag for one step', () => {
    const drag = [withDensity(-1, 'density'), withDensity(-2, 'density')];
    expect(run(...drag).past).toHaveLength(1);
    expect(run(...drag, { type: 'settle' }, withDensity(-3, 'density')).past).toHaveLength(2);
    expect(run(...drag, withDensity(-3, 'another')).past).toHaveLength(2);
  });

  it('counts no step where nothing changes', () => {
    expect(run(withDensity(0)).past).toEqual([]);
  });

  it('opens an address without a way back', () => {
    const state = { ...defaultState, density: -4 };
    expect(run({ type: 'open', state })).toEqual({
      ...emptyHistory,
      present: state,
    });
  });
});
