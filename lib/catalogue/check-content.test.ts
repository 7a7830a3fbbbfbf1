import type { DocItemRow, GuideRow, Theme } from '@/content/types';
import { checkDocItems, checkGuides, checkThemes } from './check-content';

const item: DocItemRow = {
  id: 'badge',
  name: 'Badge',
  summary: 'A count.',
  packageName: 'material',
};
const guide: GuideRow = {
  id: 'theming',
  name: 'Theming',
  summary: 'Roles.',
  group: 'theming',
};
const theme: Theme = {
  name: 'indigo-pink',
  displayName: 'Indigo & Pink',
  primary: '#3F51B5',
  accent: '#E91E63',
  isDark: false,
  isDefault: true,
};

describe('content checks', () => {
  it('returns valid rows unchanged', () => {
    expect(checkDocItems([item])).toEqual([item]);
    expect(checkGuides([guide])).toEqual([guide]);
    expect(checkThemes([theme])).toEqual([theme]);
  });

  it('allows the same id in two packages, but not twice in one', () => {
    expect(() => checkDocItems([item, { ...item, packageName: 'cdk' }])).not.toThrow();
    expect(() => checkDocItems([item, item])).toThrow(
      'content/doc-items/material.ts: id: expected "material/badge" only once, and row 1 in content/doc-items/material.ts has it',
    );
    expect(() => checkGuides([guide, guide])).toThrow('content/guides.ts: id');
  });

  it('names the file, the row, the field and what was expected', () => {
    expect(() => checkDocItems([item, { ...item, id: 'Big Badge' }])).toThrow(
      'content/doc-items/material.ts: [1].id: expected an id of lower-case words and dashes',
    );
    expect(() => checkDocItems([{ ...item, summary: ' ' }])).toThrow('[0].summary');
    expect(() => checkDocItems([{ ...item, exampleSpecs: [] }])).toThrow('at least one prefix');
    expect(() => checkThemes([{ ...theme, primary: 'indigo' }])).toThrow('a color as #RRGGBB');
  });

  it('requires a dark theme as the counterpart of the default one', () => {
    const night = { ...theme, name: 'night', isDefault: false };
    const day = { ...theme, darkCounterpart: 'night' };
    expect(() => checkThemes([day, { ...night, isDark: true }])).not.toThrow();
    for (const rows of [[day], [day, { ...night, isDark: false }]]) {
      expect(() => checkThemes(rows)).toThrow(
        `content/themes.ts: ${theme.name}.darkCounterpart: expected a dark theme, not "night"`,
      );
    }
  });

  it('requires the guides of a group to be together, and the groups in order', () => {
    const start: GuideRow = { ...guide, id: 'start', group: 'start' };
    expect(checkGuides([start, guide])).toEqual([start, guide]);
    expect(() => checkGuides([guide, start])).toThrow(
      'content/guides.ts: start.group: expected a row among those of its own group',
    );
  });

  it('requires exactly one default theme', () => {
    expect(() => checkThemes([{ ...theme, isDefault: false }])).toThrow(
      'exactly one default theme',
    );
    expect(() => checkThemes([theme, { ...theme, name: 'other' }])).toThrow('not 2');
  });
});
