import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { z } from 'zod';

/** A project as it is sent to StackBlitz. */
export interface Project {
  /** Id of its example. */
  id: string;
  /** Text of its files, by path. */
  files: Readonly<Record<string, string>>;
}

const fieldName = /^project\[files\]\[(.+)\]$/;

/** Files that the script of these pages adds to every form, by path. */
type SharedFiles = Readonly<Record<string, string>>;

const scriptName = 'submit.js';

/** @throws when the script does not contain the shared files */
function sharedFilesOf(script: string): SharedFiles {
  const json = /^const shared = (\{.*\});$/m.exec(script)?.[1];
  if (json === undefined)
    throw new Error(`${scriptName} does not start with the shared files (const shared = …)`);
  return z.record(z.string(), z.string()).parse(JSON.parse(json));
}

/**
 * Reads a project from the page that sends it to StackBlitz.
 *
 * @throws when the page has no form with files
 */
export function projectOf(id: string, html: string, shared: SharedFiles): Project {
  const entries = parse(html)
    .querySelectorAll('form input')
    .flatMap((input): [string, string][] => {
      const path = fieldName.exec(input.getAttribute('name') ?? '')?.[1];
      return path === undefined ? [] : [[path, input.getAttribute('value') ?? '']];
    });
  if (entries.length === 0) throw new Error(`${id}.html contains no files`);
  return { id, files: { ...shared, ...Object.fromEntries(entries) } };
}

/**
 * Reads the projects from a folder of such pages.
 *
 * @param only ids of the projects to read; all by default
 * @throws when an id does not exist
 */
export function readProjects(folder: string, only?: readonly string[]): readonly Project[] {
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/\.html$/, ''));
  const missing = only?.filter((id) => !ids.includes(id)) ?? [];
  if (missing.length > 0) throw new Error(`--only: unknown project ${missing.join(', ')}`);
  const shared = sharedFilesOf(readFileSync(join(folder, scriptName), 'utf8'));
  return ids
    .filter((id) => only?.includes(id) ?? true)
    .map((id) => projectOf(id, readFileSync(join(folder, `${id}.html`), 'utf8'), shared));
}
