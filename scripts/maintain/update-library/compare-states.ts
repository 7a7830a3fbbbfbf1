import { compareSnapshots } from '@/scripts/maintain/api-history/compare';
import type { LibraryState } from './state';

/** Lines for the report, by kind of difference. */
export interface Differences {
  symbols: readonly string[];
  tokens: readonly string[];
  drawings: readonly string[];
  sizes: readonly string[];
}

const describe = (change: string, name: string) => `${change}: \`${name}\``;

function compareMaps(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): readonly string[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    if (old === undefined) return [describe('added', name)];
    return [describe(now === undefined ? 'removed' : 'changed', name)];
  });
}

/** Compares the library before and after an update. */
export function compareStates(before: LibraryState, after: LibraryState): Differences {
  const changes = Object.values(compareSnapshots(before.api, after.api)).flat();
  const part = (state: LibraryState, name: 'drawing' | 'sizes') =>
    new Map([...state.measures].map(([file, measures]) => [file, measures[name]]));
  return {
    symbols: changes.map(({ change, name, facets = [] }) => {
      const details = facets.map(({ facet }) => facet).join(', ');
      return describe(change, name) + (details === '' ? '' : ` (${details})`);
    }),
    tokens: compareMaps(before.tokens, after.tokens),
    drawings: compareMaps(part(before, 'drawing'), part(after, 'drawing')),
    sizes: compareMaps(part(before, 'sizes'), part(after, 'sizes')),
  };
}
