import { hook } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';

/** Says to React that the content is not its own. */
const empty = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * The stylesheets an example needs. React puts them in the head, once however many ask for them; in the
 * export those of a page stand in the place that the first leaves for them: see `withLateSheets`.
 */
export function ExampleStyles({ example }: { example: Example }) {
  const { stylesheet, areas } = liveManifest();
  const area = areas[example.packagePath.slice(0, example.packagePath.lastIndexOf('/'))];
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="examples" />
      {area && <link rel="stylesheet" href={area} precedence="examples" />}
      <span hidden {...hook('lateSheets')} suppressHydrationWarning {...empty} />
    </>
  );
}
