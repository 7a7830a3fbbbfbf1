import { fireEvent, render, screen } from '@testing-library/react';
import { buildTheme } from '@/lib/theme-builder/build-theme';
import { defaultState, type ThemeState } from '@/lib/theme-builder/state';
import { sampleData } from '@/lib/theme-builder/theme-data.fixture';
import { UsedColor } from './used-color';

function show(fields: Partial<ThemeState>) {
  const state = { ...defaultState, ...fields };
  const change = jest.fn();
  const nothing = () => undefined;
  const builder = {
    ...{ state, change, theme: buildTheme(state, sampleData), query: '', settle: nothing },
    ...{ undo: undefined, redo: undefined, reset: nothing, random: nothing, prepare: nothing },
    ...{ changed: false, failed: false, ignored: [] },
  };
  render(<UsedColor builder={builder} />);
  return change;
}

it('says which color is used instead, with the switch that keeps it', () => {
  const change = show({ seeds: { primary: '#7a1fa2' } });
  expect(screen.getByRole('status')).toHaveTextContent(
    /Your color #7a1fa2 → used: #\w{6} in light/,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep my colors exact' }));
  expect(change).toHaveBeenCalledWith({ exact: true });
});

it('says nothing of another color where it is exact', () => {
  show({ seeds: { primary: '#7a1fa2' }, exact: true });
  expect(screen.getByRole('status')).not.toHaveTextContent('→');
});
