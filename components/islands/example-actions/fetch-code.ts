import type { ExampleFile } from '@/components/islands/code-tabs/example-files';
import { fetchJson } from '@/lib/browser/fetch-json';

function isExampleFile(value: unknown): value is ExampleFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    (['name', 'label', 'html'] as const).every(
      (field) => field in value && typeof Reflect.get(value, field) === 'string',
    )
  );
}

/** What has been asked for ahead and not been taken yet. */
const ahead = new Map<string, Promise<readonly ExampleFile[]>>();

/** Fetches the source of an example for someone who is about to ask for it. A failure shows when they do. */
export function fetchCodeAhead(address: string): void {
  if (ahead.has(address)) return;
  const files = request(address);
  ahead.set(address, files);
  files.catch(() => ahead.delete(address));
}

/**
 * Fetches the source of an example.
 *
 * @throws as `fetchJson` does, and when it is something else
 */
export function fetchCode(address: string): Promise<readonly ExampleFile[]> {
  const files = ahead.get(address) ?? request(address);
  ahead.delete(address);
  return files;
}

async function request(address: string): Promise<readonly ExampleFile[]> {
  const value = await fetchJson(address);
  if (!Array.isArray(value) || !value.every(isExampleFile)) {
    throw new Error(`${address} is not the source of an example`);
  }
  return value;
}
