import type { ApiDoc } from '@/lib/api/model';
import { sentencesOf, textBlocks } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { checkDefaults } from './defaults';
import { checkKeyTables } from './key-tables';
import { checkMessages } from './messages';
import type { TestedClaims } from './tested-claims';

/** Counts of the claims that the texts make about the library, by how they are verified. */
export interface Claims {
  keys: { all: number; tested: number };
  messages: { all: number; provoked: number };
  defaults: { all: number; tested: number };
  /** The number of tests for sentences about behavior. */
  behavior: number;
  /** The number of sentences. Writers compared them with the source; no test covers them. */
  sentences: number;
  findings: readonly Finding[];
}

/**
 * Compares tables of keys, quoted messages and defaults with tests, code and the API.
 *
 * @param texts texts in the installed code that may be part of a message
 */
export function checkClaims(
  files: readonly ProseFile[],
  docs: ReadonlyMap<string, ApiDoc>,
  texts: readonly string[],
  { keyTables, provoked, defaults: testedDefaults, options, behavior }: TestedClaims,
): Claims {
  const keys = files.map((file) => checkKeyTables(file, keyTables));
  const messages = files.map((file) => checkMessages(file, texts));
  const defaults = files.map((file) =>
    checkDefaults(file, docs.get(docOf(file.path)), { tested: testedDefaults, options }),
  );
  const quoted = messages.flatMap((one) => one.quoted);
  const sum = (counts: readonly { all: number; tested: number }[]) => ({
    all: counts.reduce((total, { all }) => total + all, 0),
    tested: counts.reduce((total, { tested }) => total + tested, 0),
  });
  return {
    keys: sum(keys),
    defaults: sum(defaults),
    behavior,
    messages: {
      all: quoted.length,
      provoked: quoted.filter((one) => provoked.some((message) => isQuote(one, message))).length,
    },
    sentences: files.reduce((total, file) => total + sentencesIn(file), 0),
    findings: [
      ...[...keys, ...messages, ...defaults].flatMap(({ findings }) => findings),
      ...provoked
        .filter((text) => !quoted.some((one) => isQuote(one, text)))
        .map((text) => ({
          file: 'content/claims',
          line: 1,
          message: `no text quotes the message "${text}", which a test provokes`,
        })),
      ...[...testedDefaults.keys()]
        .filter((name) => !defaults.some(({ used }) => used.includes(name)))
        .map((name) => ({
          file: 'content/claims',
          line: 1,
          message: `no table contains the default "${name}", which a test reads`,
        })),
    ],
  };
}

/** The id of the API document that belongs to an overview. */
const docOf = (path: string) =>
  /overviews\/(\w+)\/([\w-]+)\.md$/.exec(path)?.slice(1).join('-') ?? '';

/** Whether a heading quotes a message; "…" in the heading stands for any name. */
function isQuote(heading: string, message: string): boolean {
  const plain = (text: string) => text.replace(/^NG\d+: /, '').replaceAll('`', '');
  const [before = '', after = ''] = plain(heading).split('…');
  return plain(message).startsWith(before) && plain(message).includes(after);
}

const sentencesIn = (file: ProseFile) =>
  textBlocks(file)
    .filter(({ kind }) => kind === 'paragraph')
    .reduce((total, { text }) => total + sentencesOf(text).length, 0);

/** Formats the counts for the terminal. */
export function formatClaims(claims: Claims): readonly string[] {
  const { keys, messages, defaults, behavior, sentences } = claims;
  const tested = keys.tested + messages.all + defaults.tested + behavior;
  const readOnly = keys.all - keys.tested + defaults.all - defaults.tested;
  return [
    `Claims: ${tested} tested (${keys.tested} of ${keys.all} rows of keys pressed in a browser, ` +
      `${messages.all} quoted messages compared with the code and ${messages.provoked} of them provoked, ` +
      `${defaults.tested} of ${defaults.all} defaults compared with the API or a mounted component, ` +
      `${behavior} more claims about behavior tested).`,
    `  ${readOnly} rows and ${sentences} sentences are not tested.`,
  ];
}
