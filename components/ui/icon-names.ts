/** The drawings in `icons.svg`. */
export const iconNames = [
  'arrow-back',
  'arrow-forward',
  'check',
  'chevron-right',
  'close',
  'code',
  'copy',
  'document',
  'drop',
  'drop-down',
  'filter',
  'github',
  'history',
  'lightbulb',
  'link',
  'menu',
  'open',
  'palette',
  'play',
  'search',
  'shapes',
  'warning',
] as const;

export type IconName = (typeof iconNames)[number];
