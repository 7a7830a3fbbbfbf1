import type { DocItem } from '@/content/types';
import { sectionOf } from '@/lib/routes/sections';
import { languageOf, word } from '@/lib/words/word';
import { changeWords } from './change-words';
import type { ListedChange, MajorChanges } from './changes';

/** A filter option for a list of changes. */
interface ChangeChoice {
  value: string;
  text: string;
  /** The language of the text if it is another than the page's. */
  lang?: 'en' | undefined;
  count: number;
}

export interface ChangeChoices {
  kinds: ChangeChoice[];
  packages: ChangeChoice[];
  items: ChangeChoice[];
}

/** The filter value of an item. It contains the package because ids repeat across packages. */
export const itemValue = ({ packageName, id }: DocItem) => `${packageName}/${id}`;

/** All filter options for a list of changes, each with the number of its changes. */
export function changeChoices(majors: readonly MajorChanges[]): ChangeChoices {
  const entries = majors.flatMap(({ packages }) =>
    packages.flatMap(({ items }) =>
      items.flatMap(({ item, changes }) => changes.map((change) => ({ item, change }))),
    ),
  );
  type Entry = (typeof entries)[number];
  const choices = <T extends string>(value: (entry: Entry) => T, text: (entry: Entry) => string) =>
    [...Map.groupBy(entries, value)].map(([key, group]) => ({
      value: key,
      text: group[0] ? text(group[0]) : key,
      count: group.length,
    }));
  const kindOf = ({ change }: Entry): ListedChange['change'] => change.change;
  const order = Object.keys(changeWords);
  return {
    kinds: choices(kindOf, (entry) => word(changeWords[kindOf(entry)][0]))
      .map((choice) => ({ ...choice, lang: languageOf(changeWords[choice.value][0]) }))
      .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)),
    packages: choices(
      ({ item }) => item.packageName,
      ({ item }) => sectionOf(item).words.library,
    ).sort((a, b) => b.value.localeCompare(a.value, 'en')),
    items: choices(
      ({ item }) => itemValue(item),
      ({ item }) => [item.name, sectionOf(item).words.behindItems].filter(Boolean).join(', '),
    ).sort((a, b) => a.text.localeCompare(b.text, 'en')),
  };
}
