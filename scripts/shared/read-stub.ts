import { readFileSync, statSync } from 'node:fs';
import { isStub } from '@/lib/routes/hosts/html-stub';

/** Upper limit for the size of a redirect stub in bytes. Larger pages are not stubs, so they need not be read. */
const maxStubSize = 8000;

/** Reads a file that is a redirect stub. Returns undefined for other files. */
export function readStub(file: string): string | undefined {
  if (!file.endsWith('.html') || statSync(file).size > maxStubSize) return undefined;
  const html = readFileSync(file, 'utf8');
  return isStub(html) ? html : undefined;
}
