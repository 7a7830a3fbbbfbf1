import type { Blockquote, Heading, Link, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';
import {
  countWords,
  headingText,
  isEntry,
  isTroubleshooting,
  plainText,
  troubleshooting,
} from './text';

/** The number of words of prose in an overview. */
const overviewWords = { min: 400, max: 1500 };

/** Names that keep their capital letter in a heading. */
const properNames = new Set(
  'Angular Material CDK API APIs FAB FABs ARIA HTML CSS SVG URL Sass TypeScript Roboto Luxon Moment Google Tab Escape Enter Space GitHub Node JavaScript RTL LTR Karma Vitest Jasmine Selenium WebDriver TestBed Chrome Firefox Safari Windows I DOM UI Nx JSON NPM CLI SSR'.split(
    ' ',
  ),
);
const keyNames =
  /\b(Enter|Space|Tab|Shift|Ctrl|Control|Alt|Meta|Cmd|Escape|Esc|Home|End|Page Up|Page Down|Delete|Backspace|Arrow (?:Up|Down|Left|Right)|(?:Up|Down|Left|Right) Arrow|F\d+)\b/;
const emptyLink =
  /^(here|click here|this|this page|this link|link|page|more|read more|learn more|details|documentation|docs)$/i;
const calloutMark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n?$/;

/** Reports problems of headings, links, key tables, callouts, cures and the length of a text. */
export function checkStructure(file: ProseFile): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (node: Parameters<typeof lineOf>[0], message: string) =>
    findings.push({ file: file.path, line: lineOf(node, file.offset), message });
  let previous = 1;
  let isQuoting = false;
  visit(file.tree, (node) => {
    if (node.type === 'heading') {
      if (node.depth === 2) isQuoting = isTroubleshooting(node);
      for (const message of headingFaults(node, previous, isQuoting)) report(node, message);
      previous = node.depth;
    }
    if (node.type === 'link') for (const message of linkFaults(node)) report(node, message);
    if (node.type === 'table') for (const message of keyFaults(node)) report(node, message);
    if (node.type === 'blockquote')
      for (const message of calloutFaults(node)) report(node, message);
  });
  for (const entry of entriesWithoutCode(file.tree)) {
    report(entry, `"${headingText(entry)}" has no code block with its cure`);
  }
  return [...findings, ...lengthFaults(file)];
}

/** Returns the headings of the entries of "Troubleshooting" that have no code block. */
function entriesWithoutCode(tree: Root): readonly Heading[] {
  const section = troubleshooting(tree);
  return section.filter((node, index): node is Heading => {
    if (!isEntry(node)) return false;
    const next = section.slice(index + 1).find((other) => isEntry(other) || other.type === 'code');
    return next?.type !== 'code';
  });
}

function headingFaults(node: Heading, previous: number, isQuoting: boolean): string[] {
  const text = plainText(node).trim();
  const faults: string[] = [];
  if (node.depth > previous + 1) {
    faults.push(`heading "${text}" skips from level ${previous} to level ${node.depth}`);
  }
  if (isQuoting && node.depth > 2) return faults;
  if (/[.:!]$/.test(text)) faults.push(`heading "${text}" ends with a punctuation mark`);
  const [first = '', ...rest] = text.split(/\s+/);
  if (/^[a-z]/.test(first)) faults.push(`heading "${text}" starts with a lowercase letter`);
  const capital = rest
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/, ''))
    .find((word) => /^[A-Z]/.test(word) && !properNames.has(word));
  if (capital) faults.push(`heading "${text}" is not in sentence case: "${capital}"`);
  return faults;
}

function linkFaults(node: Link): string[] {
  const text = node.children
    .map((child) => plainText(child, () => 'code'))
    .join('')
    .trim();
  return emptyLink.test(text) || text === ''
    ? [`the link text "${text}" does not say where it goes`]
    : [];
}

function keyFaults(table: Table): string[] {
  const [head, ...rows] = table.children;
  const [title] = head?.children ?? [];
  if (title === undefined || !/^keys?$/i.test(plainText(title))) return [];
  return rows.flatMap(({ children: [cell] }) => {
    const html = cell?.children.some((child) => child.type === 'html' && child.value === '<kbd>');
    const key = cell && !html ? keyNames.exec(plainText(cell))?.[0] : undefined;
    return key === undefined ? [] : [`the key "${key}" is not in <kbd>`];
  });
}

function calloutFaults(quote: Blockquote): string[] {
  const [paragraph] = quote.children;
  if (paragraph?.type !== 'paragraph') return [];
  const [mark, lead] = paragraph.children;
  if (mark?.type !== 'text' || !mark.value.startsWith('[!')) return [];
  const isBold = calloutMark.test(mark.value) && lead?.type === 'strong';
  return isBold ? [] : ['a callout must start with a bold lead: > **What matters.** Why.'];
}

function lengthFaults(file: ProseFile): Finding[] {
  if (file.kind !== 'overview') return [];
  const words = countWords(file);
  const { min, max } = overviewWords;
  if (words >= min && words <= max) return [];
  return [{ file: file.path, line: 1, message: `${words} words of prose, not ${min} to ${max}` }];
}
