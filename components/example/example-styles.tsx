import { liveManifest } from '@/lib/examples/manifest';

/**
 * The stylesheets of examples. React moves each to the head once. It does so only for elements, so this must
 * not be within static HTML; the examples themselves may be.
 */
export function ExampleSheets({ ids }: { ids: readonly string[] }) {
  const sheets = new Set(ids.flatMap((id) => liveManifest().sheets[id] ?? []));
  return [...sheets].map((sheet) => (
    <link key={sheet} rel="stylesheet" href={sheet} precedence="examples" />
  ));
}
