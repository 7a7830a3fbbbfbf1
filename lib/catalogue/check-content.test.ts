import type { DocItemRow, GuideRow, Theme } from '@/content/types';
import { checkDocItems, checkGuides, checkThemes } from './check-content';

const item: DocItemRow = {
  id: 'badge',
  name: 'Badge',
  summary: 'A count.',
  packageName: 'material',
};
const guide: GuideRow = { id: 'theming', name: 'Theming', summary: 'Roles.' };
const theme: Theme = {
  name: 'indigo-pink',
  displayName: 'Indigo & Pink',
  primary: '#3F51B5',
  accent: '#E91E63',
  isDark: false,
  isDefault: true,
};

describe('content checks', () => {
  it('returns good rows unchanged', () => {
    expect(checkDocItems([item])).toEqual([item]);
    expect(checkGuides([guide])).toEqual([guide]);
    expect(checkThemes([theme])).toEqual([theme]);
  });

  it('allows one id in both packages and no more', () => {
    expect(() => checkDocItems([item, { ...item, packageName: 'cdk' }])).not.toThrow();
    expect(() => checkDocItems([item, item])).toThrow(
      'content/doc-items/material.ts: id: expected "material/badge" only once',
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

  it('wants a dark theme as the counterpart of the default one', () => {
    const night = { ...theme, name: 'night', isDefault: false };
    const day = { ...theme, darkCounterpart: 'night' };
    expect(() => checkThemes([day, { ...night, isDark: true }])).not.toThrow();
    for (const rows of [[day], [day, { ...night, isDark: false }]]) {
      expect(() => checkThemes(rows)).toThrow(
        `content/themes.ts: ${theme.name}.darkCounterpart: expected a dark theme, not "night"`,
      );
    }
  });

  it('wants exactly one default theme', () => {
    expect(() => checkThemes([{ ...theme, isDefault: false }])).toThrow(
      'exactly one default theme',
    );
    expect(() => checkThemes([theme, { ...theme, name: 'other' }])).toThrow('not 2');
  });
});
