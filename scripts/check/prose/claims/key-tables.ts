import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** The rows of a file's tables of keys, and whether a browser presses them. */
export interface KeyClaims {
  all: number;
  held: number;
  findings: readonly Finding[];
}

/** Tables that no page of the site could be asked about, and why. */
const readOnly: Readonly<Record<string, string>> = {
  'content/guides/creating-a-custom-stepper-using-the-cdk-stepper.md':
    'the keys of a component that the reader writes, which is on no page',
};

/** Counts the rows, and reports a table that no test presses. */
export function checkKeyTables(file: ProseFile, tested: ReadonlySet<string>): KeyClaims {
  let all = 0;
  const findings: Finding[] = [];
  const isHeld = tested.has(file.path);
  visit(file.tree, 'table', (table) => {
    if (!isOfKeys(table)) return;
    all += table.children.length - 1;
    if (isHeld || file.path in readOnly) return;
    const message = `no test presses these keys: add keyTable('${file.path}', …) in e2e/keyboard`;
    findings.push({ file: file.path, line: lineOf(table, file.offset), message });
  });
  return { all, held: isHeld ? all : 0, findings };
}

function isOfKeys({ children: [head, row] }: Table): boolean {
  const [title, cell] = [head?.children[0], row?.children[0]];
  if (title === undefined || !/^keys?$/i.test(plainText(title))) return false;
  return cell?.children.some((child) => child.type === 'html' && child.value === '<kbd>') ?? false;
}
