import { resolve } from 'node:path';

/** One thing that the compiler says, in its own words. */
export interface CompileError {
  message: string;
  /** The first file it names, as an absolute path. */
  file?: string;
  line?: number;
}

const head = /^\S* ?\[(ERROR|WARNING)\] (.*)$/;
const place = /^\s{2,}(\S.*?):(\d+):\d+:$/;

/**
 * Reads what `ng build` prints when it fails.
 *
 * @param dir workspace, which the paths start from
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

/** The words of the test runners that people know, and what declares them. */
const ambientTypes: Readonly<Record<string, string>> = {
  jasmine: 'jasmine',
  describe: 'jasmine',
  it: 'jasmine',
  expect: 'jasmine',
  jest: 'jest',
  google: 'google.maps',
};

/** The package of types that an error asks for without saying so: `@types/jasmine`. */
export function typesNeededBy({ message }: CompileError): string | undefined {
  const name = /Cannot find (?:name|namespace|type definition file for) '(\w+)'/.exec(message)?.[1];
  const types = name === undefined ? undefined : ambientTypes[name];
  return types === undefined ? undefined : `@types/${types}`;
}
