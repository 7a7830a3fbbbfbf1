import { hint } from '@/content/nearest';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import {
  builderOptions,
  isInstalled,
  ngCommands,
  ownOptions,
  schematicOptions,
} from './installed-options';

/** Programs of every system, whose arguments are not checked. */
const programs = new Set('cd curl grep node sort uniq'.split(' '));

/** Variables of the environment that are set for one command. */
const assignments = /^(?:[A-Z_]+=\S+\s+)+/;

/** Options of npm that the texts may use. */
const npmOptions = new Set(['save-dev']);

/** Checks every line of `bash` blocks, and inline code that is an `ng` command. */
export function checkCommands(file: ProseFile): readonly Finding[] {
  const lines = file.fences
    .filter(({ language, unchecked }) => language === 'bash' && unchecked === undefined)
    .flatMap(({ code, line }) => code.split('\n').map((text, at) => ({ text, line: line + at })));
  const spans = file.spans.filter(({ text }) => /^(npx )?ng [a-z]/.test(text));
  return [...lines, ...spans].flatMap(({ text, line }) =>
    commandFaults(text).map((message) => ({ file: file.path, line, message })),
  );
}

/** Returns the problems of a command line: unknown commands, schematics, packages and options. */
export function commandFaults(line: string): readonly string[] {
  return line.split(/\s*(?:\||&&)\s*/).flatMap((part) => {
    const [program = '', ...rest] = part.trim().replace(assignments, '').split(/\s+/);
    if (program === '' || programs.has(program)) return [];
    if (program === 'npx') return commandFaults(rest.join(' '));
    if (program === 'npm') return npmFaults(rest);
    if (program === 'ng' || /^@angular\/cli(@\d+)?$/.test(program)) return ngFaults(rest);
    return [`unknown program "${program}"`];
  });
}

function npmFaults([command = '', ...rest]: readonly string[]): string[] {
  if (!/^(install|ci|run)$/.test(command)) return [`unknown command "npm ${command}"`];
  if (command === 'run') return [];
  return [
    ...wordsOf(rest).flatMap(packageFaults),
    ...optionsOf(rest)
      .filter((option) => !npmOptions.has(option))
      .map((option) => `unknown option "--${option}" of npm`),
  ];
}

function ngFaults([command = '', ...rest]: readonly string[]): string[] {
  if (!ngCommands().includes(command)) {
    return [`unknown command "ng ${command}"${hint(command, ngCommands())}`];
  }
  const words = wordsOf(rest);
  const [first = ''] = words;
  const faults = /^(add|update)$/.test(command) ? words.flatMap(packageFaults) : [];
  let known = new Set([...ownOptions(command), ...builderOptions(command)]);
  if (command === 'add') {
    known = new Set([...known, ...(schematicOptions(nameOf(first), 'ng-add') ?? [])]);
  }
  if (command === 'new') {
    known = new Set([...known, ...(schematicOptions('@schematics/angular', 'ng-new') ?? [])]);
  }
  if (command === 'generate' && first !== '') {
    const [collection = '', name = ''] = first.includes(':')
      ? first.split(':')
      : ['@schematics/angular', first];
    const options = schematicOptions(collection, name);
    if (options === undefined) faults.push(`unknown schematic "${first}"`);
    else known = new Set([...known, ...options]);
  }
  return [
    ...faults,
    ...optionsOf(rest)
      .filter((option) => !known.has(option) && !known.has(option.replace(/^no-/, '')))
      .map((option) => `unknown option "--${option}" of ng ${command}${hint(option, known)}`),
  ];
}

/** Returns the arguments that are neither an option nor the value of one. */
function wordsOf(parts: readonly string[]): string[] {
  return parts.filter((part, index) => {
    if (part.startsWith('-')) return false;
    const before = parts[index - 1] ?? '';
    return !(/^--[a-z-]+$/.test(before) && takesValue.has(before));
  });
}

/** Options whose value follows after a space. */
const takesValue = new Set(['--style', '--theme']);

const optionsOf = (parts: readonly string[]) =>
  parts.flatMap((part) => /^--([a-z0-9-]+)/.exec(part)?.[1] ?? []);
const nameOf = (specifier: string) => specifier.replace(/(?<=.)@[^/]*$/, '');
const packageFaults = (specifier: string) =>
  isInstalled(nameOf(specifier))
    ? []
    : [`the package "${nameOf(specifier)}" is not installed here`];
