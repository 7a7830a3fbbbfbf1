import { Fragment } from 'react';
import { facetsText } from '@/components/islands/changes-filter/selection';
import { BreakableName } from '@/components/ui/breakable-name';
import { Tag } from '@/components/ui/tag';
import { Word } from '@/components/ui/word';
import type { DocItem } from '@/content/types';
import { hook } from '@/lib/design/hooks';
import { itemValue } from '@/lib/history/change-choices';
import { changedKinds, changeWords } from '@/lib/history/change-words';
import { changeUrl, type ListedChange } from '@/lib/history/changes';
import { facetNames, flagText } from '@/lib/history/facet-text';
import { inlineParts } from '@/lib/history/inline-parts';
import type { FacetChange } from '@/lib/history/model';
import { content, languageOf, word } from '@/lib/words/word';

const tones = { added: 'new', changed: undefined, deprecated: 'old', removed: 'gone' } as const;

interface ChangeEntryProps {
  change: ListedChange;
  item: DocItem;
  /** Whether to show the minor that contains the change: when the list contains several minors. */
  showVersion: boolean;
}

/** A change: its kind, its symbol or member, and what it was before and is now. */
export function ChangeEntry({ change, item, showVersion }: ChangeEntryProps) {
  const [alone, since] = changeWords[change.change];
  const text = showVersion ? since : alone;
  const url = changeUrl(item, change);
  const name = (
    <code translate="no">
      <BreakableName name={change.name} />
    </code>
  );
  const facets = facetsText({
    version: change.version,
    kind: change.change,
    package: item.packageName,
    item: itemValue(item),
  });
  return (
    <li {...hook('change', facets)}>
      <Tag tone={tones[change.change]} {...content(text, { version: change.version })} />
      <div>
        {url === undefined ? name : <a href={url}>{name}</a>}{' '}
        <span className="text-text-2" {...kindContent(change)} />
        {change.facets?.map((facet) => (
          <Facet key={facet.facet} change={facet} />
        ))}
        {change.instead !== undefined && <Instead text={change.instead} />}
        {change.byUpdate && <p {...content('Done by ng update')} />}
      </div>
    </li>
  );
}

/** Only styling tokens are counted. */
const kindContent = ({ kind, count }: ListedChange) =>
  count === undefined
    ? content(changedKinds[kind])
    : content('{count} styling tokens', { count: String(count) });

/** What to write instead, with names in code. */
function Instead({ text }: { text: string }) {
  return (
    <p>
      {inlineParts(text).map(({ text: part, isCode }, index) =>
        isCode ? (
          <code key={index} translate="no">
            {part}
          </code>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}

function Facet({ change: { facet, from, to } }: { change: FacetChange }) {
  const flag = flagText(facet, to);
  if (flag) return <p {...content(flag)} />;
  return (
    <p>
      <span lang={languageOf(facetNames[facet])}>{`${word(facetNames[facet])}:`}</span>{' '}
      {from !== undefined && (
        <>
          <span className="sr-only">
            <Word text="was" />{' '}
          </span>
          <del>
            <code translate="no">{from}</code>
          </del>{' '}
        </>
      )}
      {to !== undefined && (
        <ins>
          <span className="sr-only">
            <Word text="is now" />{' '}
          </span>
          <code translate="no">{to}</code>
        </ins>
      )}
    </p>
  );
}
