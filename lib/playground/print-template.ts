import { evaluate, fill, literal } from './expression';
import type { TemplateNode, Values } from './model';
import { printAttribute } from './print-attribute';

/** Maximum width of a line of a template, if it can be broken. */
const width = 80;

type ElementNode = Extract<TemplateNode, { tag: string }>;
type TextNode = Extract<TemplateNode, { text: unknown }>;

export interface PrintedTemplate {
  lines: readonly string[];
  /** Classes of `imports` that the printed elements use. */
  used: ReadonlySet<string>;
}

/** Prints a template with the knobs' values, without the parts that are absent for these values. */
export function printTemplate(nodes: readonly TemplateNode[], values: Values): PrintedTemplate {
  const used = new Set<string>();
  const lines = printNodes(nodes, { values, used, room: width });
  return { lines, used };
}

interface Printing {
  values: Values;
  used: Set<string>;
  /** Number of columns available. */
  room: number;
}

function printNodes(nodes: readonly TemplateNode[], printing: Printing): string[] {
  return chosen(nodes, printing.values).flatMap((node) => {
    if ('text' in node) return printText(node, printing);
    if ('tag' in node) return printElement(node, printing);
    if ('cases' in node) return [];
    const head = `${fill(node.block, printing.values)} {`;
    return [head, ...indented(printNodes(node.children, inner(printing))), '}'];
  });
}

/** Replaces each choice with the children of its chosen case. */
function chosen(nodes: readonly TemplateNode[], values: Values): TemplateNode[] {
  return nodes.flatMap((node) => {
    if (!('cases' in node)) return [node];
    const chosenCase = node.cases.find(({ when }) => !when || evaluate(when, values));
    return chosenCase ? chosen(chosenCase.children, values) : [];
  });
}

function printText({ text }: TextNode, { values, room }: Printing): string[] {
  const whole = text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('knob' in part) return literal(values[part.knob] ?? null);
      return shownText(String(evaluate(part.show, values) ?? ''));
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  if (whole === '') return [];
  return whole.includes('{{') ? [whole] : wrapped(whole, room);
}

function printElement(node: ElementNode, printing: Printing): string[] {
  const { values, used, room } = printing;
  for (const name of node.uses) used.add(name);
  const attributes = node.attributes
    .map((attribute) => printAttribute(attribute, values))
    .filter((text) => text !== undefined);
  const open = openTag(node, joinClasses(attributes), room);
  if (node.isVoid) return open;
  const close = `</${node.tag}>`;
  const children = chosen(node.children, values);
  const last = open.at(-1) ?? '';
  const content = printNodes(children, inner(printing));
  const isShort = content.length <= 1 && children.every((child) => 'text' in child);
  const line = `${last}${content[0] ?? ''}${close}`;
  if (isShort && open.length === 1 && line.length <= room) return [line];
  return [...open, ...indented(content), close];
}

function openTag({ tag, isVoid }: ElementNode, attributes: string[], room: number): string[] {
  const end = isVoid ? ' />' : '>';
  const line = [`<${tag}`, ...attributes].join(' ') + end;
  if (line.length <= room || attributes.length < 2) return [line];
  return [`<${tag}`, ...indented(attributes), end.trim()];
}

/** Merges all class attributes into one. */
function joinClasses(attributes: readonly string[]): string[] {
  const isClass = (text: string) => text.startsWith('class="');
  const names = attributes.filter(isClass).map((text) => text.slice(7, -1));
  const rest = attributes.filter((text) => !isClass(text));
  return names.length === 0 ? rest : [`class="${names.join(' ')}"`, ...rest];
}

const inner = (printing: Printing): Printing => ({ ...printing, room: printing.room - 2 });
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Breaks a text into lines at spaces. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Angular parses braces as an expression even when they are escaped, but not inside a string literal. */
function shownText(text: string): string {
  return text.includes('{{') ? `{{ ${escaped(literal(text))} }}` : escaped(text);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(text.includes('{{') ? /@/g : /[{}@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
