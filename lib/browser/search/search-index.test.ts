/** @jest-environment node */
import { endMark } from '@/lib/browser/network/whole-files';
import { writeRecords } from '@/lib/search/records';
import { textShardCount, textShardOf } from '@/lib/search/shards';
import { writePostings } from '@/lib/search/word-index';

const names = writeRecords([
  {
    page: { url: '/guide/theming', name: 'Theming', tab: '', section: 'Guides' },
    records: [
      { kind: 'guide', name: 'Theming' },
      { kind: 'heading', name: 'Palettes', anchor: 'palettes' },
    ],
  },
]);
const files = new Map<string, string>();

/** Loads a new copy of the module, because it caches the index as long as the page lives. */
async function load() {
  jest.resetModules();
  return import('./search-index');
}

beforeEach(() => {
  const texts = Array.from({ length: textShardCount }, (_, at) => `text-${at}.txt`);
  files.clear();
  files.set(
    'manifest.json',
    JSON.stringify({
      names: 'names.txt',
      subjects: 'names.txt',
      texts,
      previews: [{ first: 0, file: 'p.json' }],
    }),
  );
  files.set('names.txt', names);
  for (const file of texts) files.set(file, writePostings([]));
  files.set(`text-${textShardOf('contrast')}.txt`, writePostings([['contrast', [1]]]));
  files.set('p.json', JSON.stringify([{ id: 1, text: 'Colors in steps.' }]));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const file = typeof input === 'string' ? (input.split('/').at(-1) ?? '') : '';
    const body = files.get(file);
    if (body === undefined) return new Response('', { status: 404 });
    return new Response(file === 'manifest.json' ? body : body + endMark);
  });
});

afterEach(() => jest.restoreAllMocks());

it('loads once what every query needs, and texts when a query needs them', async () => {
  const { loadSearchIndex } = await load();
  const [index, again] = await Promise.all([loadSearchIndex(), loadSearchIndex()]);
  expect(again).toBe(index);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(index.engine.search('theming').results[0]?.record.name).toBe('Theming');
  expect(index.engine.search('contrast').results).toEqual([]);
  expect(await index.loadTexts('contrast')).toBe(true);
  expect(index.engine.search('contrast').results[0]?.record.name).toBe('Palettes');
  expect(await index.loadTexts('contrast')).toBe(false);
});

it('gives a member the import of its symbol', async () => {
  const page = {
    url: '/components/button/api',
    name: 'Button',
    tab: 'API' as const,
    section: 'Components',
  };
  const records = [
    { kind: 'class', name: 'UiOther', anchor: 'UiOther' },
    { kind: 'class', name: 'UiButton', anchor: 'UiButton' },
    { kind: 'input', name: 'color', anchor: 'UiButton-color' },
    { kind: 'method', name: 'focus', anchor: 'UiButton-focus' },
  ] as const;
  files.set('names.txt', writeRecords([{ page, records }]));
  const previews = [
    { id: 0, import: 'import { UiOther }' },
    { id: 1, import: 'import { UiButton }' },
    { id: 3, code: 'focus(): void' },
  ];
  files.set('p.json', JSON.stringify(previews));
  const index = await (await load()).loadSearchIndex();
  const focus = { id: 3, code: 'focus(): void', import: 'import { UiButton }' };
  expect(await index.loadPreview(3)).toEqual(focus);
  expect(await index.loadPreview(0)).toEqual({ id: 0, import: 'import { UiOther }' });
});
