import { themes } from '@/content/themes';
import { loadStyleSheet } from '@/lib/browser/network/load-style-sheet';
import { hooks } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { filePaths } from '@/lib/routes/file-paths';
import { defaultSettings, type ExampleSettings } from './settings';

const given = new Map<Element, ExampleSettings>();
let sheet: Promise<unknown> | undefined;
let following = false;

/** What the tools have made of the example on a stage. */
export function settingsOf(stage: Element): ExampleSettings {
  return given.get(stage) ?? defaultSettings;
}

/**
 * Shows an example as its tools say. The style sheet for it comes with the first that needs it.
 *
 * @param stage the element of the example
 * @throws when the style sheet does not load; the example is then as it was
 */
export async function applySettings(stage: HTMLElement, settings: ExampleSettings): Promise<void> {
  const { density, scheme, width } = settings;
  if (density !== 0 || scheme !== 'page' || width !== undefined) await loadSheet();
  for (const old of given.keys()) if (!old.isConnected) given.delete(old);
  given.set(stage, settings);
  follow();
  show(stage, settings);
}

function show(stage: HTMLElement, { direction, density, scheme, width }: ExampleSettings): void {
  set(stage, 'dir', direction === defaultSettings.direction ? undefined : direction);
  set(stage, hooks.exampleDensity, density === 0 ? undefined : String(density));
  set(stage, hooks.exampleScheme, scheme === schemeOfPage() ? undefined : scheme);
  set(stage, hooks.exampleWidth, width === undefined ? undefined : String(width));
  if (width === undefined) stage.style.removeProperty('--stage-width');
  else stage.style.setProperty('--stage-width', `${width}px`);
  showForOverlays(stage);
}

/** `page` is never set: an example follows its page by itself, as one does whose scheme is the page's. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined || value === 'page') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function schemeOfPage(): 'light' | 'dark' {
  const name = document.documentElement.dataset['theme'];
  return themes.find((theme) => theme.name === name)?.isDark ? 'dark' : 'light';
}

/** A failed load is not remembered. */
function loadSheet(): Promise<unknown> {
  sheet ??= loadStyleSheet(filePaths.exampleTools()).catch((error: unknown) => {
    sheet = undefined;
    throw error;
  });
  return sheet;
}

/** What opens from an example stands at the end of the page, which is told whose it is. */
function showForOverlays(stage: Element | null): void {
  const root = document.documentElement;
  set(root, hooks.overlayScheme, stage?.getAttribute(hooks.exampleScheme) ?? undefined);
  set(root, hooks.overlayDensity, stage?.getAttribute(hooks.exampleDensity) ?? undefined);
}

/** From the first use on: keeps overlays with their example, and schemes right when the theme changes. */
function follow(): void {
  if (following) return;
  following = true;
  const onSign = ({ target, type }: Event) => {
    if (!(target instanceof Element) || target.closest(overlayContainer)) return;
    const stage = target.closest('live-example');
    // A pointer may cross the page while something is open; a press or the focus elsewhere closes it.
    if (stage || type !== 'pointerover') showForOverlays(stage);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, onSign, { capture: true, passive: true });
  }
  new MutationObserver(() => {
    for (const [stage, settings] of given) {
      if (stage instanceof HTMLElement && stage.isConnected) show(stage, settings);
    }
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
