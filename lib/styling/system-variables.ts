import { readSystemVariables, type SystemVariable } from './tokens';

/** Groups of system variables, in the order of the design system. */
export const systemVariableGroups = ['color', 'typography', 'elevation', 'shape', 'state'] as const;

export type SystemVariableGroup = (typeof systemVariableGroups)[number];

export function isSystemVariableGroup(name: string): name is SystemVariableGroup {
  return systemVariableGroups.some((group) => group === name);
}

/** Patterns of all groups but color: names of colors are the only ones without a common part. */
const patterns: readonly (readonly [RegExp, SystemVariableGroup])[] = [
  [/^--mat-sys-(?:body|display|headline|label|title)-/, 'typography'],
  [/^--mat-sys-level\d$/, 'elevation'],
  [/^--mat-sys-corner-/, 'shape'],
  [/-state-layer-opacity$/, 'state'],
];

/**
 * The system variables of one group, in the order of the theme.
 *
 * @throws when they have not been generated
 */
export function systemVariablesOf(
  group: SystemVariableGroup,
  all: readonly SystemVariable[] = readSystemVariables(),
): SystemVariable[] {
  return all.filter(({ name }) => groupOf(name) === group);
}

function groupOf(name: string): SystemVariableGroup {
  return patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'color';
}

/** The two values of `light-dark(a, b)`; any other value applies to both schemes. */
export function lightAndDark(value: string): { light: string; dark: string } {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return light && dark ? { light, dark } : { light: value, dark: value };
}
