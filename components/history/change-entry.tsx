import { Fragment } from 'react';
import { facetsText } from '@/components/islands/changes-filter/selection';
import { BreakableName } from '@/components/ui/breakable-name';
import { Tag } from '@/components/ui/tag';
import type { DocItem } from '@/content/types';
import { hook } from '@/lib/design/hooks';
import { itemValue } from '@/lib/history/change-choices';
import { changeWords } from '@/lib/history/change-words';
import { changeUrl, type ListedChange } from '@/lib/history/changes';
import { facetNames, flagText } from '@/lib/history/facet-text';
import { inlineParts } from '@/lib/history/inline-parts';
import type { FacetChange } from '@/lib/history/model';

const tones = { added: 'new', changed: undefined, deprecated: 'old', removed: 'gone' } as const;

interface ChangeEntryProps {
  change: ListedChange;
  item: DocItem;
  /** Whether to show the minor that contains the change: when the list contains several minors. */
  showVersion: boolean;
}

/** A change: its kind, its symbol or member, and what it was before and is now. */
export function ChangeEntry({ change, item, showVersion }: ChangeEntryProps) {
  const text = changeWords[change.change];
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
      <Tag tone={tones[change.change]}>{showVersion ? `${text} in ${change.version}` : text}</Tag>
      <div>
        {url === undefined ? name : <a href={url}>{name}</a>}{' '}
        <span className="text-text-2">{kindText(change)}</span>
        {change.facets?.map((facet) => (
          <Facet key={facet.facet} change={facet} />
        ))}
        {change.instead !== undefined && <Instead text={change.instead} />}
        {change.byUpdate && <p>Done by ng update</p>}
      </div>
    </li>
  );
}

const kindWords: Partial<Record<ListedChange['kind'], string>> = {
  token: 'injection token',
  ngmodule: 'NgModule',
  'styling-token': 'styling token',
};

const kindText = ({ kind, count }: ListedChange) =>
  count === undefined ? (kindWords[kind] ?? kind) : `${count} ${kindWords[kind] ?? kind}s`;

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
  if (flag) return <p>{flag}</p>;
  return (
    <p>
      {facetNames[facet]}:{' '}
      {from !== undefined && (
        <>
          <span className="sr-only">was </span>
          <del>
            <code translate="no">{from}</code>
          </del>{' '}
        </>
      )}
      {to !== undefined && (
        <ins>
          <span className="sr-only">is now </span>
          <code translate="no">{to}</code>
        </ins>
      )}
    </p>
  );
}
