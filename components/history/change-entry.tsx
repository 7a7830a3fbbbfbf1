import type { ListedChange } from '@/lib/history/changes';
import { facetNames, flagText } from '@/lib/history/facet-text';
import type { FacetChange } from '@/lib/history/model';
import { symbolUrl } from '@/lib/api/symbol-url';

const words = {
  added: { text: 'New', className: 'tag tag--new' },
  changed: { text: 'Changed', className: 'tag' },
  deprecated: { text: 'Deprecated', className: 'tag tag--old' },
  removed: { text: 'Removed', className: 'tag tag--gone' },
};

interface ChangeEntryProps {
  change: ListedChange;
  /** Whether the symbol or member is still there to link to. */
  present: boolean;
  /** Say which minor brought it: where several stand side by side. */
  showVersion: boolean;
}

/** One difference: what happened, to what, and how it reads before and after. */
export function ChangeEntry({ change, present, showVersion }: ChangeEntryProps) {
  const { text, className } = words[change.change];
  const name = <code>{change.name}</code>;
  return (
    <li className="change">
      <span className={className}>{showVersion ? `${text} in ${change.version}` : text}</span>
      <div className="change__text">
        {present ? <a href={symbolUrl(`${change.docId}#${change.anchor}`)}>{name}</a> : name}{' '}
        <span className="change__kind">{kindWords[change.kind] ?? change.kind}</span>
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
      {facetNames[facet]}:{' '}
      {from !== undefined && (
        <>
          <span className="vh">was </span>
          <del>
            <code>{from}</code>
          </del>{' '}
        </>
      )}
      {to !== undefined && (
        <ins>
          <span className="vh">is now </span>
          <code>{to}</code>
        </ins>
      )}
    </p>
  );
}
