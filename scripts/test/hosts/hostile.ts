import { sections } from '@/content/sections';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { pageNamespaces } from '@/lib/routes/paths';
import { createRandom } from '@/scripts/shared/random';

/** A fixed seed creates the same URLs in every run, so that failures are reproducible. */
const seed = 20_240_607;
const count = 3000;

const words = [
  ...pageNamespaces,
  ...fileNamespaces,
  ...sections.map(({ name }) => name),
  'button',
  'overview',
  'api',
  'examples',
  'evil.test',
  'index',
  'index.html',
  'x.html',
  '404.html',
  'a.txt',
  '__proto__',
  'constructor',
  'etc',
  'passwd',
  'ü',
  'n'.repeat(300),
].map(encodeURIComponent);

const specials = [
  '/',
  '//',
  '///',
  '\\',
  '%5c',
  '%5C%5C',
  '%2f',
  '%2F%2F',
  '.',
  '..',
  '/../',
  '%2e%2e',
  '%2e',
  '%00',
  '%0d%0aX-Injected:%201',
  '%0a',
  '%09',
  '%20',
  '%25',
  '%252f',
  '%zz',
  '%',
  '%E0%A4%A',
  '%ff',
  ';',
  ':',
  '@',
  'http://evil.test',
  'https:evil.test',
  '.html',
  '/index.html',
  '*',
  '(',
  '[a]',
  '{b}',
  '|',
  '^',
  '$1',
  '&',
  '~',
];

/** Returns request targets that attackers or faulty programs might send. */
export function hostileTargets(): readonly string[] {
  const random = createRandom(seed);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, () => {
    let path = random() < 0.3 ? oneOf(['//', '/%5C', '/\\', '///', '/.', '/%2F']) : '/';
    const pieces = 1 + Math.floor(random() * 5);
    for (let piece = 0; piece < pieces; piece++) {
      path += random() < 0.5 ? oneOf(words) : oneOf(specials);
      if (random() < 0.6) path += '/';
    }
    return path + (random() < 0.2 ? oneOf(['?', '?a=1', '?//evil.test', '?%0d%0aX:1']) : '');
  });
}
