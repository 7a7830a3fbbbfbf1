/** @jest-environment node */
import { readRecords, writeRecords } from '@/lib/search/records';
import { hitsOf } from './use-nav-filter';

const menu = { href: '/components/menu/overview', label: 'Menu', group: 'navigation' };
const snackBar = { href: '/components/snack-bar/overview', label: 'Snack bar', group: 'popup' };
const items = [menu, snackBar];
const subjects = readRecords(
  writeRecords(
    [
      { item: menu, section: 'the components', aliases: ['dropdown'] },
      { item: snackBar, section: 'the components', aliases: ['toast'] },
      {
        item: { href: '/cdk/drag-drop/overview', label: 'Drag and drop' },
        section: 'the CDK',
        aliases: [],
      },
    ].map(({ item, section, aliases }) => ({
      page: { url: item.href, name: item.label, tab: 'Overview', section },
      records: [{ kind: 'item' as const, name: item.label, aliases }],
    })),
  ),
);

it('returns the whole list while nothing is typed', () => {
  expect(hitsOf(items, subjects, '')).toEqual({ shown: items, elsewhere: [] });
});

it('finds entries by other names, and entries of other sections', () => {
  expect(hitsOf(items, subjects, 'toast').shown).toEqual([snackBar]);
  expect(hitsOf(items, subjects, 'drop')).toEqual({
    shown: [menu],
    elsewhere: [
      {
        section: 'the CDK',
        items: [{ href: '/cdk/drag-drop/overview', label: 'Drag and drop', group: 'the CDK' }],
      },
    ],
  });
});

it('finds entries by label that are not in the index', () => {
  const changes = { href: '/guide/api-changes', label: 'API changes', group: 'reference' };
  expect(hitsOf([...items, changes], subjects, 'changes').shown).toEqual([changes]);
  expect(hitsOf([...items, changes], subjects, 'menu').shown).toEqual([menu]);
});

it('searches only labels until the index is loaded', () => {
  expect(hitsOf(items, undefined, 'Snack')).toEqual({ shown: [snackBar], elsewhere: [] });
  expect(hitsOf(items, undefined, 'toast')).toEqual({ shown: [], elsewhere: [] });
});
