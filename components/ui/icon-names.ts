/** The drawings in `icons.svg`. */
export const iconNames = [
  'arrow-back',
  'arrow-forward',
  'check',
  'chevron-right',
  'close',
  'code',
  'copy',
  'drop-down',
  'filter',
  'github',
  'lightbulb',
  'link',
  'menu',
  'open',
  'palette',
  'search',
  'warning',
] as const;

export type IconName = (typeof iconNames)[number];
