import { posix } from 'node:path';
import { isWithin, roomOf } from './room';
import { isForTests, moduleOf, type Source } from './source';

type Matrix = Readonly<Record<string, readonly string[]>>;

/** An import from one room into another. */
interface Step {
  path: string;
  from: string;
  target: string;
}

function stepsOf(sources: readonly Source[]): Step[] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ isPackage }) => !isPackage)
      .map(({ target }) => ({ path, from: roomOf(path), target }))
      .filter(({ from, target }) => roomOf(target) !== from),
  );
}

const topOf = (room: string) => room.split('/')[0] ?? room;

/** Imports between rooms are those of the matrix, and the matrix has no entry that nothing uses. */
export function checkMatrix(sources: readonly Source[], matrix: Matrix): readonly string[] {
  const used = new Set<string>();
  const strange = stepsOf(sources).flatMap(({ path, from, target }) => {
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
    ...strange,
    ...[...rooms].filter((room) => !(room in matrix)).map((room) => `${room}: has no row`),
    ...Object.entries(matrix).flatMap(([room, entries]) =>
      entries
        .filter((entry) => !used.has(`${room} ${entry}`) && rooms.has(room))
        .map((entry) => `matrix: no import of ${room} uses the entry ${entry}`),
    ),
  ];
}

/** Tests stand above the rooms of their top folder, and may import what any of these may. */
function rowForTests(room: string, matrix: Matrix): readonly string[] {
  const top = topOf(room);
  const rows = Object.entries(matrix).filter(([other]) => topOf(other) === top);
  return [top, '.', ...rows.flatMap(([, entries]) => entries)];
}

/** No folder, at any depth, imports one that imports it, directly or by way of others. */
export const checkFolderCircles = (sources: readonly Source[]) => circlesOf(sources, folderOf);

/** No file imports one that imports it, directly or by way of others; imports of types count too. */
export const checkFileCircles = (sources: readonly Source[]) => circlesOf(sources, moduleOf);

/** @param nodeOf the node of the import graph that a path belongs to */
function circlesOf(
  sources: readonly Source[],
  nodeOf: (path: string) => string,
): readonly string[] {
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
  return [...new Set([...graph.keys()].flatMap((node) => shortestCircle(node, graph) ?? []))];
}

/** Folder of a file; tables in content are one. */
const folderOf = (path: string) => (roomOf(path) === 'content' ? 'content' : posix.dirname(path));

function shortestCircle(
  start: string,
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      // Each circle is reported once, from the node that comes first by name.
      if (next === start)
        return way.toSorted()[0] === start ? [...way, start].join(' → ') : undefined;
      if (!seen.has(next)) queue.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
