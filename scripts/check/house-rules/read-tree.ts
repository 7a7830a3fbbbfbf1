import { readdirSync, readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/shared/list-files';
import { isWithin } from './room';
import { parseSource, type Source } from './source';

const folders = ['app', 'components', 'content', 'e2e', 'lib', 'scripts'];

/**
 * Angular code, which the Angular compiler checks with its own strict rules, and fixtures of other libraries.
 */
const ignored = ['content/examples', 'scripts/generate/live-examples/workspace', 'e2e/fixtures'];

/** Reads every code, style and Markdown file of the project. */
export function readTree(): readonly Source[] {
  const atRoot = readdirSync('.').filter((name) => name.endsWith('.ts'));
  return [...folders.flatMap((folder) => listFiles(folder).map((f) => `${folder}/${f}`)), ...atRoot]
    .filter((path) => /\.(tsx?|css|md)$/.test(path) && path !== 'next-env.d.ts')
    .filter((path) => !ignored.some((place) => isWithin(path, place)))
    .map((path) => parseSource(path, readFileSync(path, 'utf8')));
}
