import {
  deriveGuideGroups,
  deriveGuides,
  deriveItems,
  derivePurposes,
  idOf,
  nameOf,
  summaryOf,
  titleOf,
} from './derive';

const ui = { key: 'ui', npm: '@acme/ui' };
const example = (area: string, id: string) => ({ packageName: 'ui', area, id });

it('derives names from ids, and ids from names', () => {
  expect(nameOf('button-toggle')).toBe('Button toggle');
  expect(idOf('Getting_Started 2')).toBe('getting-started-2');
});

it('reads the title from a first-level heading at the beginning', () => {
  expect(titleOf('---\na: 1\n---\n\n# The `uiButton` #\n\nText')).toBe('The uiButton');
  expect(titleOf('Text\n\n# Later')).toBeUndefined();
  expect(titleOf('### Low')).toBeUndefined();
});

it('reads the summary from the first sentence of the first paragraph', () => {
  expect(summaryOf('# A\n\n<!-- example(x) -->\n\nA [button](b.md) that\nacts. More.')).toBe(
    'A button that acts.',
  );
  expect(summaryOf('```\nnot. this\n```\n\n- nor this\n\nThis')).toBe('This');
  expect(summaryOf('## A')).toBeUndefined();
  expect(summaryOf(`A ${'very '.repeat(60)}long one.`)?.length).toBeLessThanOrEqual(160);
});

it('keeps names that are code, and loses emphasis', () => {
  expect(summaryOf('`<mat-card>` is a _plain_ `my_name` *card*.')).toBe(
    '<mat-card> is a plain my_name card.',
  );
  expect(titleOf('# The `<acme-button>` part')).toBe('The <acme-button> part');
});

it('reads the front matter of Docusaurus and Starlight', () => {
  const text = (id: string, yaml: string) => ({ id, source: `---\n${yaml}\n---\n\nA text.` });
  const guides = [
    text('last', 'sidebar_position: 9'),
    text('first', 'title: First steps\ndescription: Begin.\nsidebar: {order: 1}\ngroup: Start'),
    text('gone', 'draft: true'),
    text('broken', 'title: [unclosed'),
  ];
  expect(
    deriveGuides(guides, 'Acme').map(({ id, name, summary, group }) => [id, name, summary, group]),
  ).toEqual([
    ['first', 'First steps', 'Begin.', 'start'],
    ['last', 'Last', 'A text.', 'guides'],
    ['broken', 'Broken', 'A text.', 'guides'],
  ]);
  expect(deriveGuideGroups(guides)).toEqual([
    { key: 'start', name: 'Start' },
    { key: 'guides', name: 'Guides' },
  ]);
  const overviews = [text('b', 'order: 1\ngroup: Forms'), text('a', ''), text('c', 'hidden: true')];
  const items = deriveItems(ui, overviews, ['c'], []);
  expect(items.map(({ id, purpose, order }) => [id, purpose, order])).toEqual([
    ['a', undefined, undefined],
    ['b', 'forms', 1],
  ]);
  expect(derivePurposes(overviews).map(({ name }) => name)).toEqual(['Forms', 'Others']);
});

it('derives an item from each overview and entry point', () => {
  const items = deriveItems(
    ui,
    [{ id: 'button', source: '# Buttons\n\nThey act.' }],
    ['button', 'button/testing', 'keys', 'testing'],
    [],
  );
  expect(deriveItems(ui, [{ id: 'notes', source: '' }], [], [])[0]?.hasApi).toBe(false);
  expect(items.map(({ id, name, summary }) => ({ id, name, summary }))).toEqual([
    { id: 'button', name: 'Buttons', summary: 'They act.' },
    { id: 'keys', name: 'Keys', summary: 'The API of @acme/ui/keys.' },
  ]);
  expect(items[0]?.additionalApiDocs).toEqual([{ name: 'Testing', path: 'ui-button-testing' }]);
  expect(items[1]).toMatchObject({ overviewPath: null, additionalApiDocs: [] });
});

it('assigns each example to the item of its area only', () => {
  const examples = [
    example('button', 'button'),
    example('button', 'button-basic'),
    example('button-toggle', 'button-toggle-basic'),
  ];
  const [button, toggle] = deriveItems(ui, [], ['button', 'button-toggle'], examples);
  expect(button?.exampleSpecs).toEqual([{ prefix: 'button', exclude: ['button-toggle-basic'] }]);
  expect(toggle?.exampleSpecs).toEqual([{ prefix: 'button-toggle-basic' }]);
});

it('derives guides in the order of the files', () => {
  expect(deriveGuides([{ id: 'theming', source: '' }], 'Acme UI')).toEqual([
    { id: 'theming', name: 'Theming', summary: 'Theming, a guide to Acme UI.', group: 'guides' },
  ]);
  expect(deriveGuides([{ id: 'theming', source: 'Pick colors. Then go.' }], '')).toMatchObject([
    { summary: 'Pick colors.', hasSummaryInText: true },
  ]);
});

it('derives one item from a package with a single entry point', () => {
  const items = deriveItems(ui, [{ id: 'theming', source: '' }], [''], []);
  expect(items).toMatchObject([
    { id: 'theming', hasApi: false },
    { id: 'ui', apiDocId: 'ui', overviewPath: null },
  ]);
});

it('accepts entry points with capitals', () => {
  expect(deriveItems(ui, [], ['inputText', 'inputText/testing'], [])).toMatchObject([
    {
      id: 'inputtext',
      apiDocId: 'ui-inputText',
      additionalApiDocs: [{ path: 'ui-inputText-testing' }],
    },
  ]);
});

it('describes items without a text as their declarations do', () => {
  const read = (name: string) => (name === 'table' ? { summary: 'Shows rows.' } : {});
  const items = deriveItems(ui, [], ['table', 'tree'], [], read);
  expect(items.map(({ summary }) => summary)).toEqual([
    'Shows rows.',
    expect.stringMatching(/^The API of .*\/tree\.$/),
  ]);
});

it('names items as their declarations do, unless their text has a title', () => {
  const texts = [
    { id: 'picklist', source: 'Picks.' },
    { id: 'orderlist', source: '---\ntitle: Sorting\n---\n' },
  ];
  const names: Record<string, string> = { picklist: 'Pick list', orderlist: 'Order list' };
  const items = deriveItems(ui, texts, ['picklist', 'orderlist', 'api'], [], (entryPoint) => ({
    name: names[entryPoint],
  }));
  expect(items.map(({ name }) => name)).toEqual(['Api', 'Sorting', 'Pick list']);
});
