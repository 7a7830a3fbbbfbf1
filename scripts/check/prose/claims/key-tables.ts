import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '@/scripts/check/prose/reading/text';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** The rows of a file's tables of keys, and how many of them a browser test covers. */
export interface KeyClaims {
  all: number;
  tested: number;
  findings: readonly Finding[];
}

/** Tables that cannot be tested on a page of the site, with the reason. */
const untestable: Readonly<Record<string, string>> = {
  'content/guides/creating-a-custom-stepper-using-the-cdk-stepper.md':
    'the keys of a component that the reader writes, which is on no page',
};

/** Counts the rows, and reports tables without a test. */
export function checkKeyTables(file: ProseFile, testedFiles: ReadonlySet<string>): KeyClaims {
  let all = 0;
  const findings: Finding[] = [];
  const isTested = testedFiles.has(file.path);
  visit(file.tree, 'table', (table) => {
    if (!isKeyTable(table)) return;
    all += table.children.length - 1;
    if (isTested || file.path in untestable) return;
    const message = `no test presses these keys: add keyTable('${file.path}', …) in e2e/keyboard`;
    findings.push({ file: file.path, line: lineOf(table, file.offset), message });
  });
  return { all, tested: isTested ? all : 0, findings };
}

function isKeyTable({ children: [head, row] }: Table): boolean {
  const [title, cell] = [head?.children[0], row?.children[0]];
  if (title === undefined || !/^keys?$/i.test(plainText(title))) return false;
  return cell?.children.some((child) => child.type === 'html' && child.value === '<kbd>') ?? false;
}
