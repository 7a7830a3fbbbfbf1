import fc from 'fast-check';
import { byGroup, createEngine, createEngineInPieces } from './engine';
import { readRecords, readRecordsInPieces, writeRecords } from './records';
import { textShardOf } from './shards';
import { readPostings, writePostings } from './word-index';

const overview = (id: string, name: string, aliases: string[], headings: string[] = []) => ({
  page: {
    url: `/components/${id}/overview`,
    name,
    tab: 'Overview' as const,
    section: 'Components',
  },
  records: [
    { kind: 'item' as const, name, aliases, summary: `About ${name}.` },
    ...headings.map((heading) => ({ kind: 'heading' as const, name: heading, anchor: heading })),
  ],
});
const text = writeRecords([
  overview('dialog', 'Dialog', ['modal', 'popup'], ['Theming', 'Placement']),
  overview('datepicker', 'Datepicker', ['calendar']),
  overview('button-toggle', 'Button toggle', []),
  {
    page: {
      url: '/components/dialog/api',
      name: 'Dialog',
      tab: 'API' as const,
      section: 'Components',
    },
    records: [
      { kind: 'directive', name: 'MatDialogClose', anchor: 'MatDialogClose' },
      { kind: 'class', name: 'MatDialogRef', anchor: 'MatDialogRef' },
      { kind: 'method', name: 'close', anchor: 'MatDialogRef-close' },
      { kind: 'class', name: 'OldDialog', anchor: 'OldDialog', deprecated: true },
      { kind: 'method', name: 'toggle', anchor: 'OldDialog-toggle' },
      { kind: 'token', name: 'MAT_DIALOG_CONFIG', anchor: 'MAT_DIALOG_CONFIG' },
      { kind: 'interface', name: 'MatDialogConfig', anchor: 'MatDialogConfig' },
    ],
  },
]);
const records = readRecords(text);
const engine = createEngine(records);
const titles = (query: string) => engine.search(query).results.map(({ record }) => record.title);

it.each([
  ['dialog', 'Dialog'],
  ['Modal', 'Dialog'],
  ['date picker', 'Datepicker'],
  ['dailog', 'Dialog'],
  ['MatDialogRef.close', 'MatDialogRef.close()'],
  ['dialog ref close', 'MatDialogRef.close()'],
  ['close modal', 'MatDialogClose'],
  ['<mat-dialog-ref>', 'MatDialogRef'],
  ['toggle', 'Button toggle'],
  ['dialog theming', 'Theming'],
  ['MatDialogConfig', 'MatDialogConfig'],
  ['MAT_DIALOG_CONFIG', 'MAT_DIALOG_CONFIG'],
])('finds for %s first %s', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

const tasks = createEngine(
  readRecords(
    writeRecords([
      {
        page: {
          url: '/components/datepicker/overview',
          name: 'Datepicker',
          tab: 'Overview' as const,
          section: 'Components',
        },
        records: [
          { kind: 'item', name: 'Datepicker', summary: '' },
          {
            kind: 'heading',
            name: 'Limit the dates',
            anchor: 'limit',
            aliases: ['forbid weekends'],
          },
          { kind: 'problem', name: 'NG0201: No provider found for DateAdapter', anchor: 'ng0201' },
        ],
      },
      {
        page: {
          url: '/components/datepicker/styling',
          name: 'Datepicker',
          tab: 'Styling' as const,
          section: 'Components',
        },
        records: [
          { kind: 'stylingToken', name: '--mat-datepicker-date-disabled-color' },
          { kind: 'stylingToken', name: '--mat-datepicker-disabled-date-color' },
        ],
      },
      {
        page: { url: '/guide/api-changes', name: 'API changes', tab: '', section: 'Guides' },
        records: ['20', '21'].map((to) => ({
          kind: 'change' as const,
          name: `Datepicker: API changes in ${to}`,
          aliases: [`item=material/datepicker&to=${to}`],
        })),
      },
    ]),
  ),
);
const firstUrl = (query: string) => tasks.search(query).results[0]?.record.url;

it.each([
  ['disable dates', '/components/datepicker/overview#limit'],
  ['how to restrict a date', '/components/datepicker/overview#limit'],
  ['no weekends', '/components/datepicker/overview#limit'],
  ['mat-datepicker changes 20', '/guide/api-changes?item=material/datepicker&to=20'],
  ['disabled date color', '/components/datepicker/styling#mat-datepicker-disabled-date-color'],
])('understands %s', (query, url) => {
  expect(firstUrl(query)).toBe(url);
});

it('takes a plural for a whole word, and other words for the beginning of one', () => {
  const found = (query: string) => tasks.search(query).results.map(({ record }) => record.title);
  expect(found('date')).toContain('Datepicker');
  expect(found('dates')).not.toContain('Datepicker');
});

it('puts errors in a group of their own', () => {
  expect(tasks.search('ng0201').counts).toMatchObject({ problems: 1, items: 0 });
});

it('replaces words by an item only where they stand side by side', () => {
  const menus = createEngine(
    readRecords(
      writeRecords([
        overview('button', 'Button', ['icon button'], ['Add a button', 'Add an icon']),
      ]),
    ),
  );
  const first = (query: string) => menus.search(query).results[0]?.record.title;
  expect(first('add icon button')).toBe('Add a button');
  expect(first('add icon to button')).toBe('Add an icon');
});

it('ranks an exact name before a prefix, and deprecated records last', () => {
  const found = titles('dialog');
  expect(found.indexOf('Dialog')).toBeLessThan(found.indexOf('MatDialogRef'));
  expect(found.indexOf('MatDialogRef')).toBeLessThan(found.indexOf('OldDialog'));
});

it('searches a text after its file is added, and names the file that it needs', () => {
  expect(titles('screenreader')).toEqual([]);
  const shard = textShardOf('screenreader');
  expect(engine.missingTexts('screenreader')).toEqual([shard]);
  const placement = records.findIndex(({ name }) => name === 'Placement');
  engine.addText(shard, readPostings(writePostings([['screenreader', [placement]]])));
  expect(engine.missingTexts('screenreader')).toEqual([]);
  expect(titles('screenreader')).toEqual(['Placement']);
});

it.each(['', '   ', '<script>alert(1)</script>', '<script>', 'مرحبا', '🎉🎉', '\u202eabc', '%00'])(
  'finds nothing for %j',
  (query) => {
    expect(titles(query)).toEqual([]);
  },
);

it('accepts any text as a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (query) => {
      expect(Array.isArray(engine.search(query).results)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('groups results, the group with the best result first', () => {
  const grouped = byGroup(engine.search('toggle').results, 1);
  expect(grouped.map(({ group, results }) => [group, results[0]?.record.title])).toEqual([
    ['items', 'Button toggle'],
    ['api', 'OldDialog.toggle()'],
  ]);
});

it('counts results by group', () => {
  expect(engine.search('toggle').counts).toMatchObject({ items: 1, api: 1, guides: 0 });
});

it('can be interrupted after each record, while reading and while indexing', () => {
  expect([...readRecordsInPieces(text)].length).toBeGreaterThanOrEqual(records.length);
  expect([...createEngineInPieces(records)].length).toBeGreaterThanOrEqual(2 * records.length);
});
