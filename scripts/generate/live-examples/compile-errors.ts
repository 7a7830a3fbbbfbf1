import { resolve } from 'node:path';

/** An error of the compiler. */
export interface CompileError {
  message: string;
  /** The first file in the error, as an absolute path. */
  file?: string;
  line?: number;
}

const head = /^\S* ?\[(ERROR|WARNING)\] (.*)$/;
const place = /^\s{2,}(\S.*?):(\d+):\d+:$/;

/**
 * Parses the errors in the output of `ng build`.
 *
 * @param dir the workspace, to which the paths in the output are relative
 */
export function readCompileErrors(output: string, dir: string): readonly CompileError[] {
  const errors: CompileError[] = [];
  let last: CompileError | undefined;
  for (const line of output.split('\n')) {
    const [, kind, message] = head.exec(line) ?? [];
    if (message !== undefined) {
      last = { message: message.replace(/ \[plugin [\w-]+\]$/, '') };
      if (kind === 'ERROR') errors.push(last);
      continue;
    }
    const [, file, at] = place.exec(line) ?? [];
    if (last === undefined || last.file !== undefined || file === undefined) continue;
    last.file = resolve(dir, file);
    last.line = Number(at);
  }
  return errors;
}

/** Global names of test runners and Google Maps, and the packages in `@types` that declare them. */
const ambientTypes: Readonly<Record<string, string>> = {
  jasmine: 'jasmine',
  describe: 'jasmine',
  it: 'jasmine',
  expect: 'jasmine',
  jest: 'jest',
  google: 'google.maps',
};

/** The types package that would fix an error about a module without declarations: `@types/luxon`. */
export function declarationsNeededBy({ message }: CompileError): string | undefined {
  const name = /Could not find a declaration file for module '([^'./][^']*)'/.exec(message)?.[1];
  if (name === undefined) return undefined;
  const [first = '', second] = name.split('/');
  return `@types/${first.startsWith('@') ? `${first.slice(1)}__${second}` : first}`;
}

/** The types package that would fix an error about an unknown name: `@types/jasmine`. */
export function typesNeededBy({ message }: CompileError): string | undefined {
  const name = /Cannot find (?:name|namespace|type definition file for) '(\w+)'/.exec(message)?.[1];
  const types = name === undefined ? undefined : ambientTypes[name];
  return types === undefined ? undefined : `@types/${types}`;
}
