import { evaluate, fill, literal } from './expression';
import type { CodePart, ObjectEntry, PlaygroundPlan, Values } from './model';
import { printTemplate } from './print-template';

/** Maximum width of a line of code, if it can be broken. */
const width = 80;

/**
 * Prints the whole file of a playground for some settings: imports, component, template, styles and class,
 * in the form that a developer would write for just these settings.
 */
export function printComponent(plan: PlaygroundPlan, values: Values): string {
  const { lines, used } = printTemplate(plan.template, values);
  const directives = plan.directives
    .filter(({ name, keep }) => keep || used.has(name))
    .map(({ name }) => name);
  const code = printCode(plan.code, values);
  const withImports = fillSlot(code, 'imports', listOf('imports: [', directives, ']', 2));
  const template = lines.map((line) => `    ${templateSafe(line)}\n`).join('');
  const body = fillSlot(withImports, 'template', `template: \`\n${template}  \``);
  return `${importLines(plan, withImports)}\n\n${body.trim()}\n`;
}

/** Placeholder for a slot, and separator of an object's entries; sources do not contain these characters. */
const mark = (slot: string | number) => `\u0000${slot}\u0000`;
const between = '\u0001';

function fillSlot(code: string, slot: string, text: string): string {
  return code.replace(mark(slot), () => text);
}

/** Text from visitors is inserted last, so that no step treats it as code. */
function printCode(parts: readonly CodePart[], values: Values): string {
  const texts: string[] = [];
  const withMarks = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('slot' in part) return mark(part.slot);
    return mark(texts.push(printPart(part, values)) - 1);
  });
  return texts
    .reduce((code, text, index) => fillSlot(code, String(index), text), tidy(withMarks.join('')))
    .split('\n')
    .map(layOut)
    .join('\n');
}

function printPart(part: Exclude<CodePart, string | { slot: string }>, values: Values): string {
  if ('knob' in part) return literal(values[part.knob] ?? null);
  if ('show' in part) return literal(evaluate(part.show, values));
  const entries = part.entries.flatMap((entry) => printEntry(entry, values) ?? []);
  return entries.length === 0 ? '' : `${part.lead}{${between}${entries.join(between)}${between}}`;
}

function printEntry(entry: ObjectEntry, values: Values): string | undefined {
  if ('text' in entry) return fill(entry.text, values);
  const value = evaluate(entry.value, values);
  const known = entry.default ?? '';
  const differs = value !== known && !(entry.default === undefined && value === null);
  return differs ? `${entry.name}: ${literal(value)}` : undefined;
}

/** Removes blank lines where class members were left out. */
function tidy(code: string): string {
  return code
    .replace(/\{\n(?:[ \t]*\n)+/g, '{\n')
    .replace(/\n(?:[ \t]*\n)+([ \t]*\})/g, '\n$1')
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .replace(/(\bclass [^{\n]*)\{\s*\}/g, '$1{}');
}

/** Prints an object on one line if it fits, or else with one entry per line. */
function layOut(line: string): string {
  const [head = '', ...entries] = line.split(between).filter((part) => part !== '');
  const tail = entries.pop();
  if (tail === undefined) return line;
  const short = `${head} ${entries.join(', ')} ${tail}`;
  if (short.length <= width) return short;
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return [head, ...entries.map((entry) => `${indent}  ${entry},`), indent + tail].join('\n');
}

function listOf(head: string, names: readonly string[], tail: string, indent: number): string {
  const line = `${head}${names.join(', ')}${tail}`;
  if (line.length + indent < width) return line;
  const space = ' '.repeat(indent);
  return `${head}\n${names.map((name) => `${space}  ${name},\n`).join('')}${space}${tail}`;
}

/** The imports of names that the code uses. */
function importLines({ imports }: PlaygroundPlan, code: string): string {
  return imports
    .map(({ from, names }) => ({
      from,
      names: names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => listOf('import { ', names, ` } from '${from}';`, 0))
    .map((line) => line.replace('{ \n', '{\n').replace('\n }', '\n}'))
    .join('\n');
}

function templateSafe(line: string): string {
  return line.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}
