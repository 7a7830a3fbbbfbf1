import type { HTMLElement } from 'node-html-parser';
import type { DocItem } from '@/content/types';
import type { ApiDoc } from '@/lib/api/model';
import { readApiDoc } from '@/lib/api/read-doc';
import { hasApi } from '@/lib/catalogue/items';
import { allExamples } from '@/lib/examples/catalogue';
import { examplesOf } from '@/lib/examples/of-item';
import { readOutcomes } from '@/lib/examples/outcomes';
import { entryPointAddedIn } from '@/lib/history/entry-points';
import { historyOfDoc } from '@/lib/history/history';
import { itemHistory } from '@/lib/history/item-history';
import { statusOf } from '@/lib/measured/status';
import type { ItemFacts } from '@/lib/status/schema';
import { readTokens } from '@/lib/styling/tokens';
import type { Declaration } from './declarations';
import { controlledIn, matchesSelector } from './signal-forms';

/** What is known about all items. */
interface Known {
  /** Tested rows of keys by the path of the overview. */
  keys: ReadonlyMap<string, number>;
  /** What packages declare, by the name of the class. */
  declarations: ReadonlyMap<string, Declaration>;
}

/** Collects the facts about an item. */
export function factsOf(item: DocItem, { keys, declarations }: Known): ItemFacts {
  const doc = hasApi(item) ? readApiDoc(item.apiDocId) : undefined;
  const symbols = doc?.symbols ?? [];
  const { size, run } = statusOf(item);
  const tokens = readTokens(item)?.groups.flatMap((group) => group.tokens) ?? [];
  const declared = symbols.flatMap(({ name }) => declarations.get(name) ?? []);
  const controls = symbols.filter(({ name }) => declarations.get(name)?.isControl);
  const selectors = controls.flatMap((symbol) =>
    'selectors' in symbol ? symbol.selectors.flatMap((text) => text.split(/,\s*/)) : [],
  );
  const styled = declared.filter(({ isStyled }) => isStyled);
  return {
    package: item.packageName,
    id: item.id,
    tokens: tokens.length,
    harness: item.additionalApiDocs.some(({ path }) => hasHarness(path)),
    server: serverOf(item),
    run: run ? { examples: run.examples, violations: run.violations, tooWide: run.tooWide } : null,
    control: controls.length > 0,
    signalForms: signalFormsWith(selectors),
    forcedColors: {
      components: styled.filter(({ knowsForcedColors }) => knowsForcedColors).length,
      styled: styled.length,
    },
    keys: keys.get(item.overviewPath ?? '') ?? 0,
    addedIn: doc ? addedIn(item, doc) : null,
    changedIn: changedIn(item),
    gzip: size?.gzip ?? null,
  };
}

const hasHarness = (docId: string) =>
  readApiDoc(docId).symbols.some(({ kind }) => kind === 'harness');

function serverOf(item: DocItem): ItemFacts['server'] {
  const own = new Set(examplesOf(item).map(({ id }) => id));
  const live = readOutcomes().examples.filter(
    ({ id, state }) => own.has(id) && (state === 'live' || state === 'client'),
  );
  return { examples: live.length, rendered: live.filter(({ state }) => state === 'live').length };
}

function signalFormsWith(selectors: readonly string[]): ItemFacts['signalForms'] {
  if (selectors.length === 0) return { examples: [], tests: 0 };
  const isOwn = (element: HTMLElement) =>
    selectors.some((selector) => matchesSelector(element, selector));
  const examples = allExamples().filter(({ folder }) => controlledIn(folder).some(isOwn));
  return {
    examples: examples.map(({ id }) => id),
    tests: controlledIn('content/claims').filter(isOwn).length,
  };
}

/** The version that added all symbols of an item, or the first of several; otherwise that of its entry point. */
function addedIn(item: DocItem, { entryPoint, symbols }: ApiDoc): string | null {
  const history = historyOfDoc(item.apiDocId);
  const versions = symbols.map(({ name }) => history.get(name)?.added);
  const known = versions.filter((version) => version !== undefined);
  if (known.length === 0 || known.length < versions.length) {
    return entryPointAddedIn(entryPoint);
  }
  return known.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
}

function changedIn(item: DocItem): string | null {
  const versions = itemHistory(item).flatMap(({ changes }) =>
    changes.map(({ version }) => version),
  );
  return versions.toSorted((a, b) => Number(b) - Number(a))[0] ?? null;
}
