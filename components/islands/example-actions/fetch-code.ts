import type { ExampleFile } from '@/components/islands/code-tabs/example-files';
import { consumeJson } from '@/lib/browser/network/preload-json';

function isExampleFile(value: unknown): value is ExampleFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    (['name', 'label', 'html'] as const).every(
      (field) => field in value && typeof Reflect.get(value, field) === 'string',
    )
  );
}

/**
 * Fetches the source of an example.
 *
 * @throws the errors of `fetchJson`, and when the response has another format
 */
export async function fetchCode(address: string): Promise<readonly ExampleFile[]> {
  const value = await consumeJson(address);
  if (!Array.isArray(value) || !value.every(isExampleFile)) {
    throw new Error(`${address} is not the source of an example`);
  }
  return value;
}
