import { evaluate, fill, literal } from './expression';
import type { CodePart, ObjectEntry, PlaygroundPlan, Values } from './model';
import { printTemplate } from './print-template';

/** The widest a line of code gets, where it can be helped. */
const width = 100;

/**
 * The whole file of a playground at some settings: imports, component, template, styles and class, as
 * one would write them who wants just that.
 */
export function printComponent(plan: PlaygroundPlan, values: Values): string {
  const { lines, used } = printTemplate(plan.template, values);
  const directives = plan.directives
    .filter(({ name, keep }) => keep || used.has(name))
    .map(({ name }) => name);
  const code = tidy(plan.code.map((part) => printPart(part, values)).join(''));
  const withImports = fillSlot(code, 'imports', listOf('imports: [', directives, ']', 2));
  const template = lines.map((line) => `    ${templateSafe(line)}\n`).join('');
  const body = fillSlot(withImports, 'template', `template: \`\n${template}  \``);
  return `${importLines(plan, withImports)}\n\n${body.trim()}\n`;
}

/** Stands where a slot will be filled; no source holds it. */
const mark = (slot: string) => `\u0000${slot}\u0000`;

function fillSlot(code: string, slot: string, text: string): string {
  return code.replace(mark(slot), () => text);
}

function printPart(part: CodePart, values: Values): string {
  if (typeof part === 'string') return part;
  if ('slot' in part) return mark(part.slot);
  if ('knob' in part) return literal(values[part.knob] ?? null);
  if ('show' in part) return literal(evaluate(part.show, values));
  const entries = part.entries.flatMap((entry) => printEntry(entry, values) ?? []);
  return entries.length === 0 ? '' : `${part.lead}{ ${entries.join(', ')} }`;
}

function printEntry(entry: ObjectEntry, values: Values): string | undefined {
  if ('text' in entry) return fill(entry.text, values);
  const value = evaluate(entry.value, values);
  const known = entry.default ?? '';
  const says = value !== known && !(entry.default === undefined && value === null);
  return says ? `${entry.name}: ${literal(value)}` : undefined;
}

/** Takes away the gaps that left-out members leave, and gives each entry of a long object a line. */
function tidy(code: string): string {
  return code
    .replace(/\{\n(?:[ \t]*\n)+/g, '{\n')
    .replace(/\n(?:[ \t]*\n)+([ \t]*\})/g, '\n$1')
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .replace(/(\bclass [^{\n]*)\{\s*\}/g, '$1{}')
    .split('\n')
    .map(breakObject)
    .join('\n');
}

function breakObject(line: string): string {
  const found = line.length > width ? /^(\s*)(.*\{) (.*) (\}.*)$/.exec(line) : null;
  if (!found) return line;
  const [, indent = '', head = '', entries = '', tail = ''] = found;
  const list = entries.split(/, (?=\w+: )/).map((entry) => `${indent}  ${entry},`);
  return [`${indent}${head}`, ...list, `${indent}${tail}`].join('\n');
}

function listOf(head: string, names: readonly string[], tail: string, indent: number): string {
  const line = `${head}${names.join(', ')}${tail}`;
  if (line.length + indent < width) return line;
  const space = ' '.repeat(indent);
  return `${head}\n${names.map((name) => `${space}  ${name},\n`).join('')}${space}${tail}`;
}

/** The imports of what the code still names. */
function importLines({ imports }: PlaygroundPlan, code: string): string {
  return imports
    .map(({ from, names }) => ({
      from,
      names: names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => `${listOf('import { ', names, ` } from '${from}';`, 0)}`)
    .map((line) => line.replace('{ \n', '{\n').replace('\n }', '\n}'))
    .join('\n');
}

function templateSafe(line: string): string {
  return line.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}
