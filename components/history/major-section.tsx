import { Heading } from '@/components/ui/heading';
import { hasAnchor } from '@/lib/api/anchors-of-doc';
import type { ItemChanges, MajorChanges } from '@/lib/history/changes';
import { paths } from '@/lib/routes/paths';
import { ChangeEntry } from './change-entry';

/** Id of the part about one package. */
export const packageId = (major: string, name: string) =>
  `v${major}-${name.toLowerCase().replaceAll(' ', '-')}`;

/** What one major changed against the one before, by package and item. */
export function MajorSection({ changes }: { changes: MajorChanges }) {
  const { major, from, to, packages } = changes;
  const all = packages.flatMap(({ items }) => items.flatMap((item) => item.changes));
  const severalMinors = new Set(all.map(({ version }) => version)).size > 1;
  return (
    <section className="changes" aria-labelledby={`v${major}`}>
      <Heading level={2} id={`v${major}`}>
        Version {major}
      </Heading>
      <p className="changes__sum">
        {all.length} differences between {from} and {to}.
      </p>
      {packages.map(({ name, items }) => (
        <div key={name}>
          <Heading level={3} id={packageId(major, name)}>
            {name}
          </Heading>
          {items.map((item) => (
            <ItemSection key={item.item.id} changes={item} showVersion={severalMinors} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface ItemSectionProps {
  changes: ItemChanges;
  showVersion: boolean;
}

function ItemSection({ changes: { item, changes }, showVersion }: ItemSectionProps) {
  return (
    <div className="changes__item">
      <h4>
        <a href={paths.item(item, 'api')}>{item.name}</a>
      </h4>
      <ul>
        {changes.map((change) => (
          <ChangeEntry
            key={`${change.docId} ${change.anchor} ${change.change} ${change.version}`}
            change={change}
            present={hasAnchor(change.docId, change.anchor)}
            showVersion={showVersion}
          />
        ))}
      </ul>
    </div>
  );
}
