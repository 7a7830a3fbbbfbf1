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

/** Icons the library's own components show: the stepper's states. */
const libraryIcons = ['create', 'done', 'warning'];

const iconElement = /<mat-icon\b([^>]*)>([\s\S]*?)<\/mat-icon>/g;
const iconAttribute = /\[?fontIcon\]?="([^"]*)"/g;
const iconProperty = /\bicon\s*[:=]\s*'([a-z0-9_]+)'/gi;
const literal = /'([a-z0-9_]+)'/g;
const plainName = /^[a-z0-9_]+$/;

/** The names a template or a component's source can put into an icon. */
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

/** The names that stand in pre-rendered icons. */
function iconNamesShown({ html }: Prerendered): readonly string[] {
  return parse(html)
    .querySelectorAll('mat-icon')
    .map((icon) => icon.textContent.trim())
    .filter((name) => plainName.test(name));
}

/** The names that a playground's visitors can choose from. */
function iconsOffered({ knobs }: PlaygroundPlan): readonly string[] {
  return knobs.flatMap((knob) =>
    knob.kind === 'icon' ? knob.options.filter((name) => typeof name === 'string') : [],
  );
}

/**
 * The icons that examples can show.
 *
 * @param known code points by name
 * @returns their names, and the uses of names that the icon font does not have
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
      iconsOffered(plan).map((name) => ({ name, place: plan.id })),
    ),
    ...pages.flatMap((page) => iconNamesShown(page).map((name) => ({ name, place: page.id }))),
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

/** Code points of the installed icon font, as characters, by icon name. */
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
 * The icon font with nothing but some icons. The letters of their names are kept as well, and the
 * rules that make an icon of a name; without `noLayoutClosure` they would bring every icon along that
 * can be spelled with those letters.
 */
export async function iconFont(
  names: ReadonlySet<string>,
  known: ReadonlyMap<string, string>,
): Promise<Buffer> {
  const font = readFileSync(require.resolve('material-icons/iconfont/material-icons.woff2'));
  const text = [...names].map((name) => name + (known.get(name) ?? '')).join('');
  return subsetFont(font, text, { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true });
}
