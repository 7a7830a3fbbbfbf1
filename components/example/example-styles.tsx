import { hook } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';

/** Says to React that the content is not its own. */
const empty = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * The style sheets an example needs. React puts each in the head, once however many ask for it; in the
 * export those of a page stand in the place that the first leaves for them: see `withLateSheets`.
 */
export function ExampleStyles({ example }: { example: Example }) {
  const sheets = liveManifest().sheets[example.id] ?? [];
  return (
    <>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="examples" />
      ))}
      <span hidden {...hook('lateSheets')} suppressHydrationWarning {...empty} />
    </>
  );
}
