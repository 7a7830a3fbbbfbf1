import { hook } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';

/**
 * The style sheets that examples need. React puts each in the head, once however many ask for it. It does so
 * with elements only, so they stand beside static HTML; the examples themselves may lie in it.
 */
export function ExampleSheets({ ids }: { ids: readonly string[] }) {
  const sheets = new Set(ids.flatMap((id) => liveManifest().sheets[id] ?? []));
  return [...sheets].map((sheet) => (
    <link key={sheet} rel="stylesheet" href={sheet} precedence="examples" />
  ));
}

/** Says to React that the content is not its own. */
const empty = { dangerouslySetInnerHTML: { __html: '' } };

/** The place before an example: the first of a page holds the sheets of all in the export, see `withSheetsAfterPaint`. */
export function SheetsPlace() {
  return <span hidden {...hook('sheetsAfterPaint')} suppressHydrationWarning {...empty} />;
}
