import type { DocItem } from '@/content/types';
import { paths } from '@/lib/routes/paths';
import { type InterfaceText, wording } from '@/lib/words/word';
import type { ItemFacts } from './schema';

/** A cell of the status table. */
interface StatusCell {
  text: string;
  /** The language of the text if it is another than the page's. */
  lang?: 'en' | undefined;
  /** What the table is sorted by; negative where the question does not apply. */
  value: number;
  /** The page that shows it. */
  href?: string | undefined;
}

export interface StatusColumn {
  key: string;
  head: InterfaceText;
  /** The meaning of the column, and what it is derived from; `{oldest}` is the oldest major that was looked at. */
  meaning: InterfaceText;
  /** How a list of only the items with it is called; without it, there is no such list. */
  only?: InterfaceText;
  cell: (facts: ItemFacts, context: StatusContext) => StatusCell;
}

/** What cells need besides the facts. */
interface StatusContext {
  item: DocItem;
  /** The page of an example. */
  exampleUrl: (id: string) => string | undefined;
  /** The oldest major that was looked at. */
  oldest: string;
}

/** The text of a cell whose question does not apply to the item. */
export const notApplicable = '–';

const none: StatusCell = { text: notApplicable, value: -1 };
const some = (value: number, text = String(value), href?: string): StatusCell => ({
  text,
  value,
  href,
});

interface WordOptions {
  href?: string | undefined;
  /** The values for the names in braces. */
  values?: Readonly<Record<string, string>>;
}

/** A cell with a text of the interface. */
const wordCell = (
  value: number,
  text: InterfaceText,
  { href, values }: WordOptions = {},
): StatusCell => ({ ...wording(text, values), value, href });

/** "Yes" when all have it, otherwise how many of them. */
function share(shown: number, all: number): StatusCell {
  if (all === 0) return none;
  if (shown === all) return wordCell(1, 'Yes');
  const values = { shown: String(shown), all: String(all) };
  return wordCell(shown / all, '{shown} of {all}', { values });
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The columns of the status table after the name. */
export const statusColumns: readonly StatusColumn[] = [
  {
    key: 'size',
    head: 'Size',
    meaning:
      'What the item adds to the scripts of an empty application, in gzip: a production build imports everything of it that templates and injectors use. Items share code, so two of them add less than the sum.',
    cell: ({ gzip }) => (gzip === null ? none : some(gzip, kilobytes(gzip))),
  },
  {
    key: 'tokens',
    head: 'Tokens',
    meaning: 'The number of its styling tokens, from the Sass of the library.',
    only: 'With styling tokens',
    cell: ({ tokens }, { item }) =>
      tokens === 0 ? none : some(tokens, String(tokens), paths.item(item, 'styling')),
  },
  {
    key: 'harness',
    head: 'Harness',
    meaning: 'Whether the library has a test harness for it.',
    only: 'With a test harness',
    cell: ({ harness }, { item }) =>
      harness ? wordCell(1, 'Yes', { href: paths.item(item, 'api') }) : wordCell(0, 'No'),
  },
  {
    key: 'server',
    head: 'Server',
    meaning: 'Whether its live examples are rendered at build time, without a browser.',
    only: 'Rendered on a server',
    cell: ({ server }) => share(server.rendered, server.examples),
  },
  {
    key: 'zoneless',
    head: 'Zoneless',
    meaning: 'Whether its live examples run in a browser without zone.js.',
    only: 'Zoneless',
    cell: ({ run }) => (run && run.examples > 0 ? wordCell(1, 'Yes') : none),
  },
  {
    key: 'signal-forms',
    head: 'Signal forms',
    meaning:
      'For form controls: whether an example or a test of the texts binds it to a field of a signal form.',
    only: 'In signal forms',
    cell: ({ control, signalForms: { examples, tests } }, { exampleUrl }) => {
      if (!control) return none;
      if (examples.length + tests === 0) return wordCell(0, 'Not tested');
      const href = examples[0] === undefined ? undefined : exampleUrl(examples[0]);
      return wordCell(1, 'Yes', { href });
    },
  },
  {
    key: 'rtl',
    head: 'Right to left',
    meaning: 'Whether its examples stay within their stage when the page runs from right to left.',
    only: 'Right to left',
    cell: ({ run }) => (run ? share(run.examples - run.tooWide.length, run.examples) : none),
  },
  {
    key: 'contrast',
    head: 'High contrast',
    meaning: 'How many of its components with styles have rules for forced colors.',
    only: 'With high contrast styles',
    cell: ({ forcedColors }) => share(forcedColors.components, forcedColors.styled),
  },
  {
    key: 'keyboard',
    head: 'Keyboard',
    meaning: 'The rows in its table of keys. An end-to-end test presses the keys of each row.',
    only: 'Keyboard tested',
    cell: ({ keys }, { item }) =>
      keys === 0
        ? none
        : wordCell(keys, keys === 1 ? '1 row' : '{count} rows', {
            href: paths.item(item, 'overview'),
            values: { count: String(keys) },
          }),
  },
  {
    key: 'axe',
    head: 'axe',
    meaning: 'The rules of axe that its examples violate, in a light and in a dark theme.',
    cell: ({ run }) => {
      if (!run || run.examples === 0) return none;
      const { violations } = run;
      return violations.length === 0
        ? wordCell(0, 'Passes')
        : some(violations.length, violations.join(', '));
    },
  },
  {
    key: 'new',
    head: 'New in',
    meaning:
      'The version that added its entry point, or all symbols of its API if they came later, from the published packages of every major since {oldest}, the first stable one. What {oldest} has may be older: ≤ {oldest}.',
    cell: ({ addedIn }, { oldest }) =>
      addedIn === null ? some(0, `≤ ${oldest}`) : some(Number(addedIn), addedIn),
  },
  {
    key: 'changed',
    head: 'Changed in',
    meaning: 'The last version with a change of its API or of its styling tokens.',
    cell: ({ changedIn }, { item }) =>
      changedIn === null ? none : some(Number(changedIn), changedIn, paths.item(item, 'changes')),
  },
];
