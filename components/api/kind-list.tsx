import { kindNames } from '@/lib/api/kind-names';
import type { ApiPart } from '@/lib/api/page';
import { symbolKinds } from '@/lib/api/symbol-model';
import { wording } from '@/lib/words/word';

/**
 * The number of symbols of each kind on the page, as links to the first of each and to further documents. The
 * names are in "On this page". Renders nothing for a page with one kind.
 */
export function KindList({ parts }: { parts: readonly ApiPart[] }) {
  const entries = parts.flatMap(({ id, heading, doc: { symbols } }) => {
    if (heading !== undefined)
      return [{ id, text: heading, lang: undefined, count: symbols.length }];
    return symbolKinds.flatMap((kind) => {
      const [first, ...others] = symbols.filter((symbol) => symbol.kind === kind);
      return first
        ? [{ id: first.name, ...wording(kindNames[kind].many), count: others.length + 1 }]
        : [];
    });
  });
  if (entries.length < 2) return null;
  return (
    <ul className="mt-6 mb-12 flex flex-wrap gap-x-6 gap-y-2 border-y border-line py-4 text-ui peer-data-narrowing:hidden">
      {entries.map(({ id, text, lang, count }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang}>
            {text}
          </a>{' '}
          <small className="text-text-2">{count}</small>
        </li>
      ))}
    </ul>
  );
}
