import { readRecords, writeRecords } from './records';

const page = {
  url: '/components/button/api',
  name: 'Button',
  tab: 'API' as const,
  section: 'Components',
};

describe('records', () => {
  const records = readRecords(
    writeRecords(
      [
        {
          page: { ...page, url: '/components/button/overview', tab: 'Overview' as const },
          records: [
            { kind: 'item', name: 'Button', aliases: ['fab', 'cta'], summary: 'Starts an action.' },
            { kind: 'heading', name: 'Add an icon', anchor: 'add-an-icon' },
            { kind: 'heading', name: 'Add an icon', anchor: 'add-an-icon-1', within: 'Choose one' },
          ],
        },
        {
          page,
          records: [
            {
              kind: 'component',
              name: 'MatButton',
              anchor: 'MatButton',
              isNew: true,
              generics: '<T extends object = {}>',
            },
            { kind: 'method', name: 'focus', anchor: 'MatButton-focus', inherited: true },
            { kind: 'method', name: 'of', anchor: 'MatButton-static-of', deprecated: true },
          ],
        },
        {
          page: { ...page, url: '/components/button/examples', tab: 'Examples' as const },
          records: [{ kind: 'example', name: 'All buttons', aliases: ['button-overview'] }],
        },
        {
          page: { url: '/guide/theming', name: 'Theming', tab: '', section: 'Guides' },
          records: [
            { kind: 'heading', name: 'First\tsteps', anchor: 'firststeps' },
            { kind: 'systemVariable', name: '--mat-sys-primary', anchor: 'mat-sys-primary' },
          ],
        },
      ],
      '22',
    ),
  );

  it('are read with their URLs, with and without the default anchor', () => {
    expect(records.map(({ url }) => url)).toEqual([
      '/components/button/overview',
      '/components/button/overview#add-an-icon',
      '/components/button/overview#add-an-icon-1',
      '/components/button/api#MatButton',
      '/components/button/api#MatButton-focus',
      '/components/button/api#MatButton-static-of',
      '/components/button/examples/button-overview',
      '/guide/theming#firststeps',
      '/guide/theming#mat-sys-primary',
    ]);
  });

  it('are read with their kinds and flags', () => {
    expect(records.map(({ id }) => id)).toEqual(records.map((_, index) => index));
    expect(records[0]).toMatchObject({
      kind: 'item',
      aliases: ['fab', 'cta'],
      summary: 'Starts an action.',
      group: 'items',
    });
    expect(records[2]).toMatchObject({ within: 'Choose one', group: 'items' });
    expect(records.map(({ newIn }) => newIn)).toEqual(
      records.map(({ name }) => (name === 'MatButton' ? '22' : undefined)),
    );
    expect(records[3]).toMatchObject({ title: 'MatButton', generics: '<T extends object = {}>' });
    expect(records[4]).toMatchObject({ title: 'MatButton.focus()', inherited: true });
    expect(records[5]).toMatchObject({ owner: 'MatButton', deprecated: true });
    expect(records[7]).toMatchObject({ name: 'First steps', group: 'guides' });
  });

  it.each(['', '<!doctype html>', 'search-index 1\n', 'search-index 2\nI\tButton\n'])(
    'are refused when they are something else: %j',
    (text) => {
      expect(() => readRecords(text)).toThrow(/search index: /);
    },
  );
});

it('keeps the languages of texts that are not in that of the site', () => {
  const page = { url: '/guide/api-changes', name: 'API changes', tab: '' as const, section: 'A' };
  const records = [
    { kind: 'guide' as const, name: 'API changes', summary: 'All.', lang: { name: 'en' as const } },
    { kind: 'guide' as const, name: 'Themen', summary: 'Alle.' },
  ];
  const [english, own] = readRecords(writeRecords([{ page, records }]));
  expect(english?.lang).toEqual({ name: 'en' });
  expect(own).not.toHaveProperty('lang');
});
