import { filterSubjects } from './filter-subjects';
import { readRecords, writeRecords } from './records';

const subject = (url: string, name: string, aliases: string[], section = 'Components') => ({
  page: { url, name, tab: 'Overview' as const, section },
  records: [{ kind: 'item' as const, name, aliases }],
});
const records = readRecords(
  writeRecords([
    subject('/components/menu/overview', 'Menu', ['dropdown', 'context menu']),
    subject('/components/snack-bar/overview', 'Snack bar', ['toast', 'alert message']),
    subject('/components/tabs/overview', 'Tabs', ['nav bar']),
    subject('/cdk/drag-drop/overview', 'Drag and drop', ['dnd'], 'CDK'),
    subject('/cdk/a11y/overview', 'Accessibility', [], 'CDK'),
  ]),
);

it.each([
  ['drop', ['Drag and drop', 'Menu']],
  ['toast', ['Snack bar']],
  ['snackbar', ['Snack bar']],
  ['snack bar', ['Snack bar']],
  ['bar', ['Snack bar', 'Tabs']],
  ['a11y', ['Accessibility']],
  ['tab', ['Tabs']],
  ['nack', ['Snack bar']],
  ['oast', []],
  ['zzz', []],
  ['  ', []],
])('finds for %s %j', (text, names) => {
  expect(filterSubjects(records, text).map(({ name }) => name)).toEqual(names);
});

it('works in the same way with a base path', () => {
  const below = readRecords(
    writeRecords([subject('/22/components/menu/overview', 'Menu', ['dropdown'])]),
  );
  expect(filterSubjects(below, 'components')).toEqual([]);
  expect(filterSubjects(below, 'menu')).toHaveLength(1);
});
