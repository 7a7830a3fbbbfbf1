import type { Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiDoc } from '@/lib/api/model';
import { plainText } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** The defaults in the tables of a file: how many there are, how many are tested, and which are wrong. */
export interface DefaultClaims {
  all: number;
  tested: number;
  /** The names of tested defaults that a table contains. */
  used: readonly string[];
  findings: readonly Finding[];
}

/** Words in tables that stand for a value. */
const words: Readonly<Record<string, string>> = { off: 'false', on: 'true' };

/** Values that all mean "no value". */
const emptyValues = new Set(['', 'null', 'undefined', '[]']);

/**
 * Compares the defaults in the tables of a file with those of the API, or with those that a test reads from
 * the mounted library.
 *
 * @param tested values as code, by page and name
 * @param options values as code, by command-line option
 */
export function checkDefaults(
  file: ProseFile,
  doc: ApiDoc | undefined,
  {
    tested: testedDefaults,
    options,
  }: { tested: ReadonlyMap<string, string>; options: ReadonlyMap<string, string> },
): DefaultClaims {
  let all = 0;
  let tested = 0;
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
        const read = testedDefaults.get(name) ?? options.get(text);
        if (testedDefaults.has(name)) used.push(name);
        const known = doc === undefined ? [] : defaultsOf(doc, text);
        if (read !== undefined) known.push(unquoted(read));
        // A description in words cannot be compared; the test checks it.
        if (claim === undefined && read !== undefined) tested += 1;
        if (claim === undefined || known.length === 0) continue;
        if (known.some((one) => isSame(claim, one))) tested += 1;
        else findings.push({ file: file.path, line, message: contradiction(text, claim, known) });
      }
    }
  });
  return { all, tested, used, findings };
}

/** The name of a page in tests of defaults. */
const pageOf = (path: string) => path.replace(/^content\/(?:overviews\/)?|\.md$/g, '');

const contradiction = (name: string, claim: string, known: readonly string[]) =>
  `the default of "${name}" is ${claim || 'empty'} in the table, but ${known.join(' or ')} in the API`;

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

/** Returns the value in a cell, or undefined when the cell describes it. */
function claimOf(cell: TableCell): string | undefined {
  const text = plainText(cell).trim();
  const [only, ...others] = codeIn(cell, 0);
  if (text === '·' && only !== undefined && others.length === 0) return unquoted(only.text);
  if (text === 'none' || text === 'empty') return '';
  return words[text.toLowerCase()] ?? (/^\d+$/.test(text) ? text : undefined);
}

/** Returns the defaults of all members with this name in a document. */
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
  // Computed defaults cannot be compared.
  return [...new Set(found)].filter((value) => !/[(.{]/.test(value));
}

/** Returns a value without quotation marks; an array of one name becomes that name. */
const unquoted = (value: string) =>
  value.replace(/^(['"`])(.*)\1$/, '$2').replace(/^\[(\w+)\]$/, '$1');
const isSame = (claim: string, known: string) =>
  claim === known || (emptyValues.has(claim) && emptyValues.has(known));
