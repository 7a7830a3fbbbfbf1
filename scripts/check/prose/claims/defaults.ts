import type { Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiDoc } from '@/lib/api/model';
import { plainText } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** What the tables of a file claim, how much of it the API's model says too, and what it contradicts. */
export interface DefaultClaims {
  all: number;
  held: number;
  /** Those of the tested ones that a table has. */
  used: readonly string[];
  findings: readonly Finding[];
}

/** How a table says a value in a word. */
const words: Readonly<Record<string, string>> = { off: 'false', on: 'true' };

/** Defaults that are no value to speak of. */
const nothing = new Set(['', 'null', 'undefined', '[]']);

/**
 * Compares the defaults in the tables of a file with those that the API's model has from the source, or a
 * test has read off the mounted library.
 *
 * @param tested values as code, by the page and the name
 * @param options the same for options of commands, by the option
 */
export function checkDefaults(
  file: ProseFile,
  doc: ApiDoc | undefined,
  {
    tested,
    options,
  }: { tested: ReadonlyMap<string, string>; options: ReadonlyMap<string, string> },
): DefaultClaims {
  let all = 0;
  let held = 0;
  const used: string[] = [];
  const findings: Finding[] = [];
  visit(file.tree, 'table', (table) => {
    const column = columnOf(table);
    if (column === undefined) return;
    for (const { children: cells } of table.children.slice(1)) {
      const [names, value] = [cells[0], cells[column]];
      if (names === undefined || value === undefined) continue;
      for (const { line, text } of codeIn(names, file.offset)) {
        all += 1;
        const claim = claimOf(value);
        const name = `${pageOf(file.path)} ${text}`;
        const read = tested.get(name) ?? options.get(text);
        if (tested.has(name)) used.push(name);
        const known = doc === undefined ? [] : defaultsOf(doc, text);
        if (read !== undefined) known.push(unquoted(read));
        // What a table describes in words is compared by the test alone.
        if (claim === undefined && read !== undefined) held += 1;
        if (claim === undefined || known.length === 0) continue;
        if (known.some((one) => isSame(claim, one))) held += 1;
        else findings.push({ file: file.path, line, message: contradiction(text, claim, known) });
      }
    }
  });
  return { all, held, used, findings };
}

/** A text as tests of its defaults name it. */
const pageOf = (path: string) => path.replace(/^content\/(?:overviews\/)?|\.md$/g, '');

const contradiction = (name: string, claim: string, known: readonly string[]) =>
  `"${name}" is said to be ${claim || 'nothing'} by default, but the API has ${known.join(' or ')}`;

function columnOf({ children: [head] }: Table): number | undefined {
  const column = head?.children.findIndex((cell) => plainText(cell).trim() === 'Default') ?? -1;
  return column > 0 ? column : undefined;
}

function codeIn(cell: TableCell, offset: number) {
  const found: { line: number; text: string }[] = [];
  visit(cell, 'inlineCode', (code) => {
    found.push({ line: lineOf(code, offset), text: code.value });
  });
  return found;
}

/** The value a cell says; nothing for one that describes it. */
function claimOf(cell: TableCell): string | undefined {
  const text = plainText(cell).trim();
  const [only, ...others] = codeIn(cell, 0);
  if (text === '·' && only !== undefined && others.length === 0) return unquoted(only.text);
  if (text === 'none' || text === 'empty') return '';
  return words[text.toLowerCase()] ?? (/^\d+$/.test(text) ? text : undefined);
}

/** The defaults that any symbol of a document has for a member of this name. */
function defaultsOf({ symbols }: ApiDoc, name: string): string[] {
  const members = symbols.flatMap((symbol) => [
    ...('inputs' in symbol ? symbol.inputs : []),
    ...('properties' in symbol ? symbol.properties : []),
  ]);
  const named = members.filter(
    (member) => member.name === name || ('binding' in member && member.binding === name),
  );
  const found = named.flatMap(({ default: value }) =>
    value === undefined ? [] : [unquoted(value)],
  );
  // What is computed says nothing that could be compared.
  return [...new Set(found)].filter((value) => !/[(.{]/.test(value));
}

/** A value without its quotation marks; what is alone in an array goes by its own name. */
const unquoted = (value: string) =>
  value.replace(/^(['"`])(.*)\1$/, '$2').replace(/^\[(\w+)\]$/, '$1');
const isSame = (claim: string, known: string) =>
  claim === known || (nothing.has(claim) && nothing.has(known));
