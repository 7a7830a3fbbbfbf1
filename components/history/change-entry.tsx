import { facetsText } from '@/components/islands/changes-filter/selection';
import { BreakableName } from '@/components/ui/breakable-name';
import { Tag } from '@/components/ui/tag';
import type { DocItem } from '@/content/types';
import { symbolUrl } from '@/lib/api/symbol-url';
import { hook } from '@/lib/design/hooks';
import { itemValue } from '@/lib/history/change-choices';
import { changeWords } from '@/lib/history/change-words';
import type { ListedChange } from '@/lib/history/changes';
import { facetNames, flagText } from '@/lib/history/facet-text';
import type { FacetChange } from '@/lib/history/model';

const tones = { added: 'new', changed: undefined, deprecated: 'old', removed: 'gone' } as const;

interface ChangeEntryProps {
  change: ListedChange;
  item: DocItem;
  /** Whether the symbol or member still exists, so that it can be linked. */
  present: boolean;
  /** Whether to show the minor that contains the change: when the list contains several minors. */
  showVersion: boolean;
}

/** A change: its kind, its symbol or member, and what it was before and is now. */
export function ChangeEntry({ change, item, present, showVersion }: ChangeEntryProps) {
  const text = changeWords[change.change];
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
        {present ? <a href={symbolUrl(`${change.docId}#${change.anchor}`)}>{name}</a> : name}{' '}
        <span className="text-text-2">{kindWords[change.kind] ?? change.kind}</span>
        {change.facets?.map((facet) => (
          <Facet key={facet.facet} change={facet} />
        ))}
      </div>
    </li>
  );
}

const kindWords: Partial<Record<ListedChange['kind'], string>> = {
  token: 'injection token',
  ngmodule: 'NgModule',
};

function Facet({ change: { facet, from, to } }: { change: FacetChange }) {
  const flag = flagText(facet, to);
  if (flag) return <p>{flag}</p>;
  return (
    <p>
      <span>{`${facetNames[facet]}:`}</span>{' '}
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
