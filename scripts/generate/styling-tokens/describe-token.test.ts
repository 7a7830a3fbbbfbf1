import { describeToken, kindOf } from './describe-token';

const system = new Map([
  ['--mat-sys-primary', 'light-dark(#005cbb, #abc7ff)'],
  ['--mat-sys-corner-full', '9999px'],
]);
const raw = { namespace: 'button', prefix: '', group: 'base', name: 'filled-container-shape' };

describe('kindOf', () => {
  test.each([
    ['filled-container-color', 'color', 'color'],
    ['elevated-container-color', 'base', 'color'],
    ['hover-state-layer-opacity', 'color', 'other'],
    ['container-elevation-shadow', 'color', 'other'],
    ['label-text-transform', 'base', 'typography'],
    ['label-text-size', 'typography', 'typography'],
    ['container-shape', 'base', 'shape'],
    ['container-shape-radius', 'base', 'shape'],
    ['container-height', 'density', 'density'],
    ['horizontal-padding', 'base', 'other'],
  ])('%s in the %s map is %s', (name, group, kind) => {
    expect(kindOf({ name, group })).toBe(kind);
  });
});

describe('describeToken', () => {
  it('wraps a bare system variable and adds its value in the default theme', () => {
    expect(describeToken({ ...raw, value: '--mat-sys-corner-full' }, system)).toEqual({
      name: 'filled-container-shape',
      property: '--mat-button-filled-container-shape',
      kind: 'shape',
      fallback: {
        value: 'var(--mat-sys-corner-full)',
        system: '--mat-sys-corner-full',
        standard: '9999px',
      },
    });
  });

  it('adds no value for colors, which depend on the theme', () => {
    const token = { ...raw, group: 'color', name: 'text-color', value: '--mat-sys-primary' };
    expect(describeToken(token, system).fallback).toEqual({
      value: 'var(--mat-sys-primary)',
      system: '--mat-sys-primary',
    });
  });

  it('does not wrap a variable twice, and names none when there are several', () => {
    const value =
      'color-mix(in srgb, var(--mat-sys-primary) calc(var(--mat-sys-x) * 100%), transparent)';
    expect(describeToken({ ...raw, value }, system).fallback).toEqual({ value });
  });

  it('has no fallback where the library leaves a variable bare in a longer value', () => {
    const value = '0px 2px 1px -1px --mat-sys-shadow, 0px 1px 1px 0px --mat-sys-shadow';
    const token = { ...raw, group: 'color', name: 'elevation-shadow-level-1', value };
    expect(describeToken(token, system).fallback).toBeUndefined();
  });

  it('omits the prefix of the mixin from the property', () => {
    const token = { ...raw, namespace: 'app', prefix: 'app-', name: 'text-color' };
    const described = describeToken(token, system);
    expect(described).toMatchObject({ name: 'app-text-color', property: '--mat-app-text-color' });
    expect(described.fallback).toBeUndefined();
  });
});
