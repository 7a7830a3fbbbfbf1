import { liveManifest } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';

/** The stylesheets an example needs. React puts them in the head, once however many ask for them. */
export function ExampleStyles({ example }: { example: Example }) {
  const { stylesheet, areas } = liveManifest();
  const area = areas[example.packagePath.slice(0, example.packagePath.lastIndexOf('/'))];
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="examples" />
      {area && <link rel="stylesheet" href={area} precedence="examples" />}
    </>
  );
}
