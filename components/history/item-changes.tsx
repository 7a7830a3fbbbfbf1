import { ChangesFilter } from '@/components/islands/changes-filter/changes-filter';
import { Heading } from '@/components/ui/heading';
import { StaticHtml } from '@/components/ui/static-html';
import { Word } from '@/components/ui/word';
import type { DocItem } from '@/content/types';
import { packageOf } from '@/lib/catalogue/packages';
import { hook } from '@/lib/design/hooks';
import { changeChoices } from '@/lib/history/change-choices';
import type { ItemMajor } from '@/lib/history/item-history';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';
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
  return (
    <>
      <p className="mt-2">
        <Word
          text={
            kinds.length === 0
              ? 'Nothing has changed in the API of {name} since version {version}.'
              : 'What has changed in {name} since version {version}, and what to write instead.'
          }
          values={{ name: item.name, version: oldest }}
        />{' '}
        <a href={paths.apiChanges()}>
          <Word text="Changes of all components" />
        </a>
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
  return (
    <StaticHtml
      as="section"
      className={`not-first-of-type:mt-12 ${entryStyles}`}
      aria-labelledby={id}
      {...hook('changes')}
    >
      <Heading level={2} id={id} name={word('Version {version}', { version: major })}>
        <Word text="Version {version}" values={{ version: major }} />
      </Heading>
      <p className="mt-2 text-text-2">
        {list.length === 0 ? (
          <Word text="No changes from {from} to {to}." values={{ from, to }} />
        ) : (
          <>
            <Word
              text={
                list.length === 1
                  ? '{count} change from {from} to {to}.'
                  : '{count} changes from {from} to {to}.'
              }
              values={{ count: <span {...hook('filterCount')}>{list.length}</span>, from, to }}
            />{' '}
            <Update {...{ item, major, updated }} />
          </>
        )}
      </p>
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
    <Word
      text={
        updated === 0
          ? '{command} changes none of this in your code.'
          : '{command} changes {count} names in your code.'
      }
      values={{
        command: <code translate="no">{`ng update ${npm}@${major}`}</code>,
        count: String(updated),
      }}
    />
  );
}
