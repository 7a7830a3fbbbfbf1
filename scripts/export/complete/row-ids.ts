import { createHash } from 'node:crypto';
import { restMark } from '@/lib/start/page-parts';
import { type FlightRow, readRows, writeRows } from '@/scripts/shared/flight-rows';
import { leastShare } from './share-rows';

/** Where a row refers to another, in JSON: a string of its own, with a letter for how it is meant, and a path. */
const reference = /(?<=(?<!\\)"\$[LQ@]?)[0-9a-f]+(?=(?::[^"]*)?")/g;
/** The same with any letter. */
const lettered = /(?<!\\)"\$([A-Zg-z])[0-9a-f]+(?=(?::[^"]*)?")/g;
/** Those of references, and those of symbols, dates, big numbers and such, which no id follows. */
const letters = 'LQSDnuNI';
/** Where a page begins. */
const root = '0';

/** Gives rows that many pages have the same id in all of them. */
export interface RowNamer {
  /** Hears of the data of all pages first. @throws when a row refers to another in a way that is not known */
  count: (data: string) => void;
  /** @returns the data, which say the same with other ids */
  rename: (data: string) => string;
}

/**
 * The framework numbers a page's rows as they come. One row more at the beginning, and all that follow have other
 * numbers than on other pages, and so has what refers to them: they have nothing in common any more. Here a row's
 * id follows from what it says and from what the rows say that it refers to.
 */
export function createRowNamer(): RowNamer {
  const counts = new Map<string, number>();
  let pages = 0;
  let shared: ReadonlyMap<string, string> | undefined;
  return {
    count: (data) => {
      pages++;
      const rows = readAll(data);
      rows.forEach(checkReferences);
      for (const name of new Set(namesOf(rows).values())) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    rename: (data) => {
      shared ??= numbered(counts, Math.max(1, pages / leastShare.row));
      const ids = newIds(namesOf(readAll(data)), shared);
      const rename = (rows: readonly FlightRow[]) =>
        rows.map((row) => ({
          ...row,
          id: ids.get(row.id) ?? row.id,
          text: withReferences(row, (id) => ids.get(id) ?? id),
        }));
      return data
        .split(restMark)
        .map((part) => writeRows(rename(readRows(part))))
        .join(restMark);
    },
  };
}

const readAll = (data: string) => data.split(restMark).flatMap(readRows);

const withReferences = ({ kind, text }: FlightRow, rename: (id: string) => string) =>
  kind === 'T' ? text : text.replace(reference, rename);

function checkReferences({ kind, text }: FlightRow): void {
  if (kind === 'T') return;
  for (const [said, letter = ''] of text.matchAll(lettered)) {
    if (letters.includes(letter)) continue;
    throw new Error(`A page's data say ${said}": expected no letter, L, Q or @ before a row's id.`);
  }
}

/** What the rows of each id say, with all that they lead to; of several that say the same, also which. */
function namesOf(rows: readonly FlightRow[]): ReadonlyMap<string, string> {
  const byId = Map.groupBy(
    rows.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    const own = byId.get(id);
    if (!own) return id;
    const known = names.get(id);
    if (known !== undefined) return known;
    // For rows that lead back here.
    names.set(id, '');
    const said = own.map((row) => `${row.kind}${withReferences(row, nameOf)}`).join('\n');
    const name = createHash('sha256').update(said).digest('base64');
    names.set(id, name);
    return name;
  };
  const seen = new Map<string, number>();
  return new Map(
    [...byId.keys()].map((id) => {
      const name = nameOf(id);
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return [id, `${name} ${times}`];
    }),
  );
}

/** Ids for what more pages have than so many. */
function numbered(counts: ReadonlyMap<string, number>, least: number): ReadonlyMap<string, string> {
  const names = [...counts].filter(([, count]) => count > least).map(([name]) => name);
  return new Map(names.map((name, at) => [name, (at + 1).toString(16)]));
}

/** A page's new ids by its old ones. */
function newIds(
  names: ReadonlyMap<string, string>,
  shared: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  let next = shared.size + 1;
  return new Map(
    [...names].map(([id, name]) => [
      id,
      id === root ? root : (shared.get(name) ?? (next++).toString(16)),
    ]),
  );
}
