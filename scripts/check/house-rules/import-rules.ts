import { posix } from 'node:path';
import { isWithin, roomOf } from './room';
import { isForTests, moduleOf, type Source } from './source';

type Matrix = Readonly<Record<string, readonly string[]>>;

/** An import from one room into another. */
interface RoomImport {
  path: string;
  from: string;
  target: string;
}

function importsBetweenRooms(sources: readonly Source[]): RoomImport[] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ isPackage }) => !isPackage)
      .map(({ target }) => ({ path, from: roomOf(path), target }))
      .filter(({ from, target }) => roomOf(target) !== from),
  );
}

const topOf = (room: string) => room.split('/')[0] ?? room;

/** Checks that the matrix allows every import between rooms, and that each of its entries is used. */
export function checkMatrix(sources: readonly Source[], matrix: Matrix): readonly string[] {
  const used = new Set<string>();
  const forbidden = importsBetweenRooms(sources).flatMap(({ path, from, target }) => {
    const row = isForTests(path) ? rowForTests(from, matrix) : matrix[from];
    const entry = row?.find((place) => isWithin(target, place));
    if (entry === undefined) return [`${path}: ${from} may not import ${target}`];
    if (!isForTests(path)) used.add(`${from} ${entry}`);
    return [];
  });
  const rooms = new Set(
    sources.filter(({ imports }) => imports.length > 0).map((s) => roomOf(s.path)),
  );
  return [
    ...forbidden,
    ...[...rooms].filter((room) => !(room in matrix)).map((room) => `${room}: has no row`),
    ...Object.entries(matrix).flatMap(([room, entries]) =>
      entries
        .filter((entry) => !used.has(`${room} ${entry}`) && rooms.has(room))
        .map((entry) => `matrix: no import of ${room} uses the entry ${entry}`),
    ),
  ];
}

/** Returns what tests may import: everything that any room of their top folder may import. */
function rowForTests(room: string, matrix: Matrix): readonly string[] {
  const top = topOf(room);
  const rows = Object.entries(matrix).filter(([other]) => topOf(other) === top);
  return [top, '.', ...rows.flatMap(([, entries]) => entries)];
}

/** Reports import cycles between folders, at any depth. */
export const checkFolderCycles = (sources: readonly Source[]) => cyclesOf(sources, folderOf);

/** Reports import cycles between files; type imports count too. */
export const checkFileCycles = (sources: readonly Source[]) => cyclesOf(sources, moduleOf);

/**
 * Returns the import cycles of a graph, as text.
 *
 * @param nodeOf returns the node of the import graph that a path belongs to
 */
function cyclesOf(sources: readonly Source[], nodeOf: (path: string) => string): readonly string[] {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    if (isForTests(path)) continue;
    const from = nodeOf(path);
    for (const { target, isPackage } of imports) {
      const to = nodeOf(target);
      if (isPackage || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return [...new Set([...graph.keys()].flatMap((node) => shortestCycle(node, graph) ?? []))];
}

/** The folder of a file; all of content counts as one folder. */
const folderOf = (path: string) => (roomOf(path) === 'content' ? 'content' : posix.dirname(path));

function shortestCycle(
  start: string,
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      // Each cycle is reported once, starting at the node that is first in alphabetical order.
      if (next === start)
        return path.toSorted()[0] === start ? [...path, start].join(' → ') : undefined;
      if (!seen.has(next)) queue.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
