/** A sorted column; empty for the order of names. */
export interface StatusOrder {
  key: string;
  isDescending: boolean;
}

/** What the reader has selected. Empty texts select everything. */
export interface StatusChoice {
  filter: string;
  package: string;
  /** Key of a column that applies to all shown rows. */
  only: string;
  order: StatusOrder;
}

export const everything: StatusChoice = {
  filter: '',
  package: '',
  only: '',
  order: { key: '', isDescending: false },
};

/** A row of the table. */
export interface StatusEntry {
  /** Lower-case name. */
  name: string;
  package: string;
  /** The value of each column after the name. */
  values: readonly number[];
}

/** Reads the value of a row's attribute: its package, and the values of its cells. */
export function readEntry(name: string, attribute: string): StatusEntry {
  const [packageName = '', ...values] = attribute.split(' ');
  return { name: name.trim().toLowerCase(), package: packageName, values: values.map(Number) };
}

/** Reads a choice from the query of a URL. */
export function readChoice(search: string): StatusChoice {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  return {
    filter: query.get('filter') ?? '',
    package: query.get('package') ?? '',
    only: query.get('only') ?? '',
    order: { key: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
  };
}

/** A choice as query parameters; empty ones must not be written. */
export function queryOf({ filter, package: packageName, only, order }: StatusChoice) {
  const sort = order.key === '' ? '' : `${order.isDescending ? '-' : ''}${order.key}`;
  return { filter, package: packageName, only, sort };
}

/** Whether a choice changes nothing. */
export const isEverything = (choice: StatusChoice): boolean =>
  Object.values(queryOf(choice)).every((value) => value === '');

/** The order after a press on a column's head: first its usual direction, then the other one. */
export function pressed(order: StatusOrder, key: string): StatusOrder {
  if (order.key !== key) return { key, isDescending: key !== 'name' };
  return { key, isDescending: !order.isDescending };
}

/** Whether a row is shown. */
export function isShown(
  entry: StatusEntry,
  choice: StatusChoice,
  keys: readonly string[],
): boolean {
  const words = choice.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => entry.name.includes(word)) &&
    (choice.package === '' || entry.package === choice.package) &&
    (choice.only === '' || (entry.values[keys.indexOf(choice.only)] ?? 0) >= 1)
  );
}

/** The rows in the chosen order. Rows to which a column does not apply come last, in both directions. */
export function sorted<T extends StatusEntry>(
  entries: readonly T[],
  { key, isDescending }: StatusOrder,
  keys: readonly string[],
): readonly T[] {
  const sign = isDescending ? -1 : 1;
  const byName = (a: T, b: T) =>
    a.name.localeCompare(b.name, 'en') || a.package.localeCompare(b.package);
  const column = keys.indexOf(key);
  if (column === -1) return [...entries].sort((a, b) => sign * byName(a, b));
  return [...entries].sort((a, b) => {
    const [one, other] = [a.values[column] ?? -1, b.values[column] ?? -1];
    if (one < 0 || other < 0) return Number(one < 0) - Number(other < 0) || byName(a, b);
    return sign * (one - other) || byName(a, b);
  });
}
