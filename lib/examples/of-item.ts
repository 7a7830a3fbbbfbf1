import type { DocItem, ExampleSpec, SectionKey } from '@/content/types';
import { allItems } from '@/lib/catalogue/items';
import { sectionOf } from '@/lib/routes/sections';
import { allExamples } from './catalogue';
import { isPlayground, playgroundScope } from './playground';
import type { Example } from './schema';

type ItemRules = Pick<DocItem, 'id' | 'packageName' | 'exampleSpecs'>;

function matches(id: string, spec: ExampleSpec): boolean {
  return id.startsWith(spec.prefix) && !spec.exclude?.some((prefix) => id.startsWith(prefix));
}

/** Whether an item claims an example: same package, and one of its rules matches the id. */
export function claims(item: ItemRules, example: Pick<Example, 'id' | 'packagePath'>): boolean {
  return (
    example.packagePath.startsWith(`${item.packageName}/`) &&
    item.exampleSpecs.some((spec) => matches(example.id, spec))
  );
}

/**
 * The sort rank of an example: the main playground, then overviews, further playgrounds, examples sorted by
 * id, bad examples, and tests last.
 *
 * @param playgrounds ids of all playgrounds of the item
 */
function rank(example: Example, playgrounds: readonly string[]): number {
  if (playgrounds.includes(example.id)) {
    return playgroundScope(example.id, playgrounds) === '' ? -1 : 0.5;
  }
  if (example.kind === 'test') return 3;
  if (example.id.endsWith('-avoid')) return 2;
  return example.id.endsWith('-overview') ? 0 : 1;
}

/** The examples of each item, by the list that contains them. Each page lists every item of its section. */
const found = new WeakMap<readonly Example[], WeakMap<ItemRules, readonly Example[]>>();

/** The examples of an item, in the order of its pages. */
export function examplesOf(item: ItemRules, examples = allExamples()): readonly Example[] {
  const known = found.get(examples) ?? new WeakMap<ItemRules, readonly Example[]>();
  found.set(examples, known);
  const own = known.get(item) ?? sortedExamplesOf(item, examples);
  known.set(item, own);
  return own;
}

function sortedExamplesOf(item: ItemRules, examples: readonly Example[]): readonly Example[] {
  const own = examples.filter((example) => claims(item, example));
  const playgrounds = own.map(({ id }) => id).filter(isPlayground);
  return own
    .map((example) => ({ example, at: rank(example, playgrounds) }))
    .sort((a, b) => a.at - b.at || (a.example.id < b.example.id ? -1 : 1))
    .map(({ example }) => example);
}

/** Whether an item has an Examples tab. */
export function hasExamples(item: ItemRules): boolean {
  return examplesOf(item).length > 0;
}

/**
 * The item whose pages show an example. Every example has exactly one page.
 *
 * @throws when no item or more than one claims it
 */
export function itemOfExample(example: Pick<Example, 'id' | 'packagePath'>): DocItem {
  const owners = allItems().filter((item) => claims(item, example));
  const [owner] = owners;
  if (owner && owners.length === 1) return owner;
  const names = owners.map((item) => item.id).join(', ');
  throw new Error(
    owners.length === 0
      ? `No doc item's exampleSpecs claim the example "${example.id}"`
      : `The example "${example.id}" is claimed by more than one doc item: ${names}`,
  );
}

/** Route parameters of every example's page. */
export function exampleParams(): { section: SectionKey; item: string; example: string }[] {
  return allItems().flatMap((item) =>
    examplesOf(item).map(({ id }) => ({
      section: sectionOf(item).key,
      item: item.id,
      example: id,
    })),
  );
}
