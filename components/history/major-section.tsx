import { Heading } from '@/components/ui/heading';
import { StaticHtml } from '@/components/ui/static-html';
import { hasAnchor } from '@/lib/api/anchors-of-doc';
import { hook } from '@/lib/design/hooks';
import type { ItemChanges, MajorChanges } from '@/lib/history/changes';
import { paths } from '@/lib/routes/paths';
import { ChangeEntry } from './change-entry';

/** Id of the section about a package. */
export const packageId = (major: string, name: string) =>
  `v${major}-${name.toLowerCase().replaceAll(' ', '-')}`;

/** The section styles its entries, because a major has hundreds of them, which then need no classes. */
const styles = [
  'not-first-of-type:mt-16 [&_.h3-row]:mt-8',
  '[&_li]:grid [&_li]:grid-cols-[9.5rem_minmax(0,1fr)] [&_li]:gap-x-4 [&_li]:gap-y-1 max-section:[&_li]:grid-cols-1',
  '[&_li]:border-b [&_li]:border-line [&_li]:py-2 [&_li]:text-ui/6 [&_li]:wrap-anywhere [&_li_p]:text-text-2',
  '[&_.tag]:mt-0.5 [&_.tag]:self-start [&_.tag]:justify-self-start',
  "[&_del]:decoration-line-strong [&_ins]:text-text [&_ins]:no-underline [&_ins]:before:content-['→_'/'']",
].join(' ');

/** The changes of one major since the previous one, by package and item. */
export function MajorSection({ changes }: { changes: MajorChanges }) {
  const { major, from, to, packages } = changes;
  const all = packages.flatMap(({ items }) => items.flatMap((item) => item.changes));
  const severalMinors = new Set(all.map(({ version }) => version)).size > 1;
  return (
    <StaticHtml as="section" className={styles} aria-labelledby={`v${major}`} {...hook('changes')}>
      <Heading level={2} id={`v${major}`}>
        Version {major}
      </Heading>
      <p className="mt-2 text-text-2">
        <span {...hook('filterCount')}>{all.length}</span> changes from {from} to {to}.
      </p>
      {packages.map(({ name, items }) => (
        <div key={name} {...hook('changes')}>
          <Heading level={3} id={packageId(major, name)}>
            {name}
          </Heading>
          {items.map((item) => (
            <ItemSection key={item.item.id} changes={item} showVersion={severalMinors} />
          ))}
        </div>
      ))}
    </StaticHtml>
  );
}

interface ItemSectionProps {
  changes: ItemChanges;
  showVersion: boolean;
}

function ItemSection({ changes: { item, changes }, showVersion }: ItemSectionProps) {
  return (
    <div className="mt-6" {...hook('changes')}>
      <h4>
        <a href={paths.item(item, 'api')}>{item.name}</a>
      </h4>
      <ul>
        {changes.map((change) => (
          <ChangeEntry
            key={`${change.docId} ${change.anchor} ${change.change} ${change.version}`}
            change={change}
            item={item}
            present={hasAnchor(change.docId, change.anchor)}
            showVersion={showVersion}
          />
        ))}
      </ul>
    </div>
  );
}
