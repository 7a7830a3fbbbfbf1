import { hooks } from '@/lib/design/hooks';
import { filePaths } from '@/lib/routes/file-paths';
import type { Look } from '../look';

/** The attributes of the root and of a stage on which the look of an example depends. */
const rootAttributes = ['class', 'data-theme', 'data-own-colors'];
const stageAttributes = ['class', 'dir', hooks.exampleDensity, hooks.exampleScheme];

function attributesOf(element: Element, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * The path from which the frame loads a stylesheet. In development, Next refuses its files to documents without an
 * origin; the server of the editing files sends them instead.
 */
const reachable = (path: string) =>
  process.env.NODE_ENV === 'development'
    ? path.replace(filePaths.framework(''), filePaths.live('edit/next/'))
    : path;

const ownPath = (href: string) => {
  const { origin, pathname, search } = new URL(href, location.href);
  return origin === location.origin ? reachable(pathname + search) : undefined;
};

/** The stylesheets of the page, and those of the example, in the order of the page. */
function sheetsOf(ofExample: readonly string[]): readonly string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const all = [...links].map(({ href }) => ownPath(href)).filter((path) => path !== undefined);
  return [...new Set([...all, ...ofExample])];
}

/**
 * Returns the appearance of the page, for a frame with one of its examples.
 *
 * @param stage the element of the example
 * @param sheets of the example, which the page may not have loaded yet
 */
export function lookOfPage(stage: Element, sheets: readonly string[]): Look {
  const ofStage = attributesOf(stage, stageAttributes);
  return {
    sheets: sheetsOf(sheets),
    css: document.getElementById('own-colors')?.textContent ?? '',
    root: attributesOf(document.documentElement, rootAttributes),
    // The edge of the frame is at the border of the stage.
    stage: { ...ofStage, class: `${ofStage['class'] ?? ''} border-t-0` },
    room: getComputedStyle(stage).getPropertyValue('--room').trim(),
  };
}

/**
 * Calls back when the look of the page or of the stage changes.
 *
 * @returns a function that stops this
 */
export function onLookChange(stage: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: rootAttributes });
  observer.observe(stage, { attributeFilter: stageAttributes.slice(1) });
  const colors = document.getElementById('own-colors');
  if (colors) observer.observe(colors, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
