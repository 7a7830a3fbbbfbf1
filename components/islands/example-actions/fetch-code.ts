import type { ExampleFile } from '@/components/islands/code-tabs/example-files';

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
 * @throws when it does not arrive within ten seconds, or is something else
 */
export async function fetchCode(address: string): Promise<readonly ExampleFile[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const value: unknown = await response.json();
  if (!Array.isArray(value) || !value.every(isExampleFile)) {
    throw new Error(`${address} is not the source of an example`);
  }
  return value;
}
