/** @jest-environment node */
import { lightAndDark, systemVariableGroups, systemVariablesOf } from './system-variables';

const variable = (name: string) => ({ name: `--mat-sys-${name}`, value: 'x' });

describe('systemVariablesOf', () => {
  const all = [
    'primary',
    'on-surface',
    'neutral10',
    'level2',
    'body-large-size',
    'title-small',
    'corner-full',
    'hover-state-layer-opacity',
  ].map(variable);
  const names = (group: (typeof systemVariableGroups)[number]) =>
    systemVariablesOf(group, all).map(({ name }) => name.replace('--mat-sys-', ''));

  it('puts each variable into one group, and keeps the order', () => {
    expect(names('color')).toEqual(['primary', 'on-surface', 'neutral10']);
    expect(names('typography')).toEqual(['body-large-size', 'title-small']);
    expect(names('elevation')).toEqual(['level2']);
    expect(names('shape')).toEqual(['corner-full']);
    expect(names('state')).toEqual(['hover-state-layer-opacity']);
    expect(systemVariableGroups.flatMap(names)).toHaveLength(all.length);
  });
});

describe('lightAndDark', () => {
  it('splits a color that differs between the schemes', () => {
    expect(lightAndDark('light-dark(#005cbb, #abc7ff)')).toEqual({
      light: '#005cbb',
      dark: '#abc7ff',
    });
  });

  it('returns the same value twice for any other color', () => {
    expect(lightAndDark('#1a1b1f')).toEqual({ light: '#1a1b1f', dark: '#1a1b1f' });
  });
});
