import { cx } from 'class-variance-authority';
import { Heading } from '@/components/ui/heading';
import { StaticHtml } from '@/components/ui/static-html';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import type { ItemChanges, MajorChanges } from '@/lib/history/changes';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';
import { ChangeEntry } from './change-entry';
import { changeKey, entryStyles } from './entry-styles';

/** Id of the section about a package. */
export const packageId = (major: string, name: string) =>
  `v${major}-${name.toLowerCase().replaceAll(' ', '-')}`;

/** The changes of one major since the previous one, by package and item. */
export function MajorSection({ changes }: { changes: MajorChanges }) {
  const { major, from, to, packages } = changes;
  const all = packages.flatMap(({ items }) => items.flatMap((item) => item.changes));
  const severalMinors = new Set(all.map(({ version }) => version)).size > 1;
  return (
    <StaticHtml
      as="section"
      className={cx('not-first-of-type:mt-16 [&_.h3-row]:mt-8', entryStyles)}
      aria-labelledby={`v${major}`}
      {...hook('changes')}
    >
      <Heading level={2} id={`v${major}`} name={word('Version {version}', { version: major })}>
        <Word text="Version {version}" values={{ version: major }} />
      </Heading>
      <p className="mt-2 text-text-2">
        <Word
          text="{count} changes from {from} to {to}."
          values={{ count: <span {...hook('filterCount')}>{all.length}</span>, from, to }}
        />
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
            key={changeKey(change)}
            change={change}
            item={item}
            showVersion={showVersion}
          />
        ))}
      </ul>
    </div>
  );
}
