import type { ApiDoc } from '@/lib/api/model';
import { sentencesOf, textBlocks } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { checkDefaults } from './defaults';
import type { HeldElsewhere } from './held-elsewhere';
import { checkKeyTables } from './key-tables';
import { checkMessages } from './messages';

/** What the texts say about the library, by how it is known to be right. */
export interface Claims {
  keys: { all: number; held: number };
  messages: { all: number; provoked: number };
  defaults: { all: number; held: number };
  /** Tests of what sentences say about behavior. */
  behavior: number;
  /** Sentences, which writers have read against the source and no test holds. */
  sentences: number;
  findings: readonly Finding[];
}

/**
 * Holds tables of keys, quoted messages and defaults against tests, code and API.
 *
 * @param texts what may be part of a message in the installed code
 */
export function checkClaims(
  files: readonly ProseFile[],
  docs: ReadonlyMap<string, ApiDoc>,
  texts: readonly string[],
  { keyTables, provoked, defaults: tested, options, behavior }: HeldElsewhere,
): Claims {
  const keys = files.map((file) => checkKeyTables(file, keyTables));
  const messages = files.map((file) => checkMessages(file, texts));
  const defaults = files.map((file) =>
    checkDefaults(file, docs.get(docOf(file.path)), { tested, options }),
  );
  const quoted = messages.flatMap((one) => one.quoted);
  const sum = (counts: readonly { all: number; held: number }[]) => ({
    all: counts.reduce((total, { all }) => total + all, 0),
    held: counts.reduce((total, { held }) => total + held, 0),
  });
  return {
    keys: sum(keys),
    defaults: sum(defaults),
    behavior,
    messages: {
      all: quoted.length,
      provoked: quoted.filter((one) => provoked.some((said) => isQuote(one, said))).length,
    },
    sentences: files.reduce((total, file) => total + sentencesIn(file), 0),
    findings: [
      ...[...keys, ...messages, ...defaults].flatMap(({ findings }) => findings),
      ...provoked
        .filter((said) => !quoted.some((one) => isQuote(one, said)))
        .map((said) => ({
          file: 'content/claims',
          line: 1,
          message: `no text quotes the message "${said}", which a test provokes`,
        })),
      ...[...tested.keys()]
        .filter((name) => !defaults.some(({ used }) => used.includes(name)))
        .map((name) => ({
          file: 'content/claims',
          line: 1,
          message: `no table has the default "${name}", which a test reads`,
        })),
    ],
  };
}

/** The document of the API that an overview is about. */
const docOf = (path: string) =>
  /overviews\/(\w+)\/([\w-]+)\.md$/.exec(path)?.slice(1).join('-') ?? '';

/** Whether a heading quotes a message, or leaves a name in it to be imagined. */
function isQuote(heading: string, said: string): boolean {
  const plain = (text: string) => text.replace(/^NG\d+: /, '').replaceAll('`', '');
  const [before = '', after = ''] = plain(heading).split('…');
  return plain(said).startsWith(before) && plain(said).includes(after);
}

const sentencesIn = (file: ProseFile) =>
  textBlocks(file)
    .filter(({ kind }) => kind === 'paragraph')
    .reduce((total, { text }) => total + sentencesOf(text).length, 0);

/** The counts as lines for a terminal. */
export function formatClaims(claims: Claims): readonly string[] {
  const { keys, messages, defaults, behavior, sentences } = claims;
  const held = keys.held + messages.all + defaults.held + behavior;
  const readOnly = keys.all - keys.held + defaults.all - defaults.held;
  return [
    `Claims: ${held} held by a test (${keys.held} of ${keys.all} rows of keys pressed in a browser, ` +
      `${messages.all} quoted messages compared with the code and ${messages.provoked} of them provoked, ` +
      `${defaults.held} of ${defaults.all} defaults as in the API or read off a mounted component, ` +
      `${behavior} more claims about behavior tried).`,
    `  ${readOnly} rows and ${sentences} sentences were read only.`,
  ];
}
