import { ChangesFilter } from '@/components/islands/changes-filter/changes-filter';
import { Heading } from '@/components/ui/heading';
import { StaticHtml } from '@/components/ui/static-html';
import type { DocItem } from '@/content/types';
import { packageOf } from '@/lib/catalogue/packages';
import { hook } from '@/lib/design/hooks';
import { changeChoices } from '@/lib/history/change-choices';
import type { ItemMajor } from '@/lib/history/item-history';
import { paths } from '@/lib/routes/paths';
import { ChangeEntry } from './change-entry';
import { changeKey, entryStyles } from './entry-styles';

/** The id of the section about a major. */
export const majorId = ({ major }: Pick<ItemMajor, 'major'>) => `v${major}`;

const majorOf = (version = '') => version.split('.')[0] ?? '';

/** The changes of an item by major, newest first. */
export function ItemChanges({ item, majors }: { item: DocItem; majors: readonly ItemMajor[] }) {
  const oldest = majorOf(majors.at(-1)?.from);
  const { kinds } = changeChoices(
    majors.map(({ major, from, to, changes }) => ({
      major,
      from,
      to,
      packages: [{ name: '', items: [{ item, changes: [...changes] }] }],
    })),
  );
  const since = `since version ${oldest}`;
  return (
    <>
      <p className="mt-2">
        <span>
          {kinds.length === 0
            ? `Nothing has changed in the API of ${item.name} ${since}.`
            : `What has changed in ${item.name} ${since}, and what to write instead.`}
        </span>{' '}
        <a href={paths.apiChanges()}>Changes of all components</a>
      </p>
      {kinds.length > 0 && (
        <>
          <ChangesFilter
            majors={[...majors.map(({ major }) => major), oldest].reverse()}
            facets={[{ name: 'kind', label: 'Kind of change', choices: kinds }]}
          />
          {majors.map((changes) => (
            <MajorOfItem key={changes.major} item={item} changes={changes} />
          ))}
        </>
      )}
    </>
  );
}

function MajorOfItem({ item, changes }: { item: DocItem; changes: ItemMajor }) {
  const { major, from, to, changes: list, updated } = changes;
  const severalMinors = new Set(list.map(({ version }) => version)).size > 1;
  const id = majorId(changes);
  const between = `from ${from} to ${to}.`;
  return (
    <StaticHtml
      as="section"
      className={`not-first-of-type:mt-12 ${entryStyles}`}
      aria-labelledby={id}
      {...hook('changes')}
    >
      <Heading level={2} id={id}>
        Version {major}
      </Heading>
      {list.length === 0 ? (
        <p className="mt-2 text-text-2">No changes {between}</p>
      ) : (
        <p className="mt-2 text-text-2">
          <span {...hook('filterCount')}>{list.length}</span>{' '}
          {list.length === 1 ? 'change' : 'changes'} {between}{' '}
          <Update {...{ item, major, updated }} />
        </p>
      )}
      <ul className="mt-4">
        {list.map((change) => (
          <ChangeEntry
            key={changeKey(change)}
            change={change}
            item={item}
            showVersion={severalMinors}
          />
        ))}
      </ul>
    </StaticHtml>
  );
}

/** What `ng update` does in a project. */
function Update({ item, major, updated }: { item: DocItem; major: string; updated: number }) {
  const { npm } = packageOf(item);
  return (
    <>
      <code translate="no">{`ng update ${npm}@${major}`}</code>{' '}
      <span>
        {updated === 0
          ? 'changes none of this in your code.'
          : `changes ${updated} names in your code.`}
      </span>
    </>
  );
}
