import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildStep } from './build-step';

/** An empty project as the working directory of a test. */
export interface Project {
  write: (file: string, text: string) => void;
  remove: () => void;
}

/** Makes an empty project and its folder the working directory. */
export function createProject(): Project {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  process.chdir(folder);
  return {
    write: (file, text) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    remove: () => {
      process.chdir(before);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A step that copies `data/<name>` to `made/<name>`, and adds a line to the file `log`. */
export function copyStep(name: string, more: Partial<BuildStep> = {}): BuildStep {
  const code = `const fs = require('node:fs');
    fs.mkdirSync('made', { recursive: true });
    fs.writeFileSync('made/${name}', fs.readFileSync('data/${name}'));
    fs.appendFileSync('log', '${name}\\n');`;
  return {
    name,
    command: ['node', '-e', code],
    seconds: 1,
    data: [`data/${name}`],
    makes: [`made/${name}`],
    ...more,
  };
}
