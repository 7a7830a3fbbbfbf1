import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import type { PlaygroundPlan } from '@/lib/playground/model';
import { firstGroups } from './first-groups';
import type { Prerendered } from './prerender';
import type { ExampleNote } from './scan';
import type { ScannedExample } from './scan-folder';

const require = createRequire(import.meta.url);

/** Icons that the components of the library use: the states of the stepper. */
const libraryIcons = ['create', 'done', 'warning'];

const iconElement = /<mat-icon\b([^>]*)>([\s\S]*?)<\/mat-icon>/g;
const iconAttribute = /\[?fontIcon\]?="([^"]*)"/g;
const iconProperty = /\bicon\s*[:=]\s*'([a-z0-9_]+)'/gi;
const literal = /'([a-z0-9_]+)'/g;
const plainName = /^[a-z0-9_]+$/;

/** Finds the icon names in a template or in the source of a component. */
export function iconNamesIn(source: string): readonly string[] {
  const shown = [...source.matchAll(iconElement)].flatMap(([, attributes = '', text = '']) => {
    if (/svgIcon/.test(attributes)) return [];
    const name = text.trim();
    return plainName.test(name) ? [name] : firstGroups(name, literal);
  });
  const attributes = firstGroups(source, iconAttribute).flatMap((value) =>
    plainName.test(value) ? [value] : firstGroups(value, literal),
  );
  return [...shown, ...attributes, ...firstGroups(source, iconProperty)];
}

/** Finds the icon names in pre-rendered HTML. */
function renderedIconNames({ html }: Prerendered): readonly string[] {
  return parse(html)
    .querySelectorAll('mat-icon')
    .map((icon) => icon.textContent.trim())
    .filter((name) => plainName.test(name));
}

/** The icons that visitors of a playground can choose. */
function selectableIcons({ knobs }: PlaygroundPlan): readonly string[] {
  return knobs.flatMap((knob) =>
    knob.kind === 'icon' ? knob.options.filter((name) => typeof name === 'string') : [],
  );
}

/**
 * Collects the icons that examples can show.
 *
 * @param known the characters of the icon font, by icon name
 * @returns the names of the icons, and a note for each use of a name that the icon font does not contain
 */
export function usedIcons(
  scanned: readonly ScannedExample[],
  pages: readonly Prerendered[],
  plans: ReadonlyMap<string, PlaygroundPlan>,
  known: ReadonlyMap<string, string>,
): { names: ReadonlySet<string>; unknown: readonly ExampleNote[] } {
  const uses = [
    ...scanned.flatMap(({ example, sources }) =>
      Object.entries(sources)
        .filter(([file]) => /(?<!\.spec)\.(?:html|ts)$/.test(file))
        .flatMap(([file, text]) =>
          iconNamesIn(text).map((name) => ({ name, place: `${example.folder}/${file}` })),
        ),
    ),
    ...[...plans.values()].flatMap((plan) =>
      selectableIcons(plan).map((name) => ({ name, place: plan.id })),
    ),
    ...pages.flatMap((page) => renderedIconNames(page).map((name) => ({ name, place: page.id }))),
  ];
  const unknown = uses.filter(({ name }) => !known.has(name));
  const lines = new Map(
    unknown.map(({ name, place }) => [
      `${place} ${name}`,
      { file: place, reason: `there is no icon "${name}"` },
    ]),
  );
  return {
    names: new Set([
      ...libraryIcons,
      ...uses.map(({ name }) => name).filter((name) => known.has(name)),
    ]),
    unknown: [...lines.values()],
  };
}

/** Reads the characters of the installed icon font, by icon name. */
export function iconCharacters(): ReadonlyMap<string, string> {
  const folder = dirname(require.resolve('material-icons/package.json'));
  const table = readFileSync(join(folder, 'css/_codepoints.scss'), 'utf8');
  return new Map(
    [...table.matchAll(/"([a-z0-9_]+)": ([0-9a-f]+)/g)].map(([, name = '', point = '']) => [
      name,
      String.fromCodePoint(parseInt(point, 16)),
    ]),
  );
}

/**
 * Subsets the icon font to some icons. Keeps the letters of their names and the ligatures, which replace a
 * name by its icon. Without `noLayoutClosure`, the subset would contain every icon whose name consists of
 * these letters.
 */
export async function iconFont(
  names: ReadonlySet<string>,
  known: ReadonlyMap<string, string>,
): Promise<Buffer> {
  const font = readFileSync(require.resolve('material-icons/iconfont/material-icons.woff2'));
  const text = [...names].map((name) => name + (known.get(name) ?? '')).join('');
  return subsetFont(font, text, { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true });
}
