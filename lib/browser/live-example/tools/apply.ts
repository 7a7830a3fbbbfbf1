import { themes } from '@/content/themes';
import { loadStyleSheet } from '@/lib/browser/network/load-element';
import { loadOnce } from '@/lib/browser/network/load-once';
import { hooks } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { filePaths } from '@/lib/routes/file-paths';
import { defaultSettings, type ExampleSettings } from './settings';

const applied = new Map<Element, ExampleSettings>();
const sheets = new Map<string, Promise<unknown>>();
let following = false;

/** Returns the settings that the tools have applied to a stage. */
export function settingsOf(stage: Element): ExampleSettings {
  return applied.get(stage) ?? defaultSettings;
}

/**
 * Applies settings to an example. Loads the stylesheet for them on first use.
 *
 * @param stage the element of the example
 * @throws when the stylesheet does not load; then nothing has changed
 */
export async function applySettings(stage: HTMLElement, settings: ExampleSettings): Promise<void> {
  const { density, scheme, width } = settings;
  if (density !== 0 || scheme !== 'page' || width !== undefined) await loadSheet();
  for (const old of applied.keys()) if (!old.isConnected) applied.delete(old);
  applied.set(stage, settings);
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

/** The value `page` is not set: without the attribute, an example has the color scheme of its page. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined || value === 'page') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function schemeOfPage(): 'light' | 'dark' {
  const name = document.documentElement.dataset['theme'];
  return themes.find((theme) => theme.name === name)?.isDark ? 'dark' : 'light';
}

const loadSheet = () =>
  loadOnce(sheets, filePaths.exampleTools(), () => loadStyleSheet(filePaths.exampleTools()));

/** Copies the settings to the root: overlays of an example are children of the body. */
function showForOverlays(stage: Element | null): void {
  const root = document.documentElement;
  set(root, hooks.overlayScheme, stage?.getAttribute(hooks.exampleScheme) ?? undefined);
  set(root, hooks.overlayDensity, stage?.getAttribute(hooks.exampleDensity) ?? undefined);
}

/** From the first use on, updates the settings of overlays, and color schemes when the theme changes. */
function follow(): void {
  if (following) return;
  following = true;
  const onInteraction = ({ target, type }: Event) => {
    if (!(target instanceof Element) || target.closest(overlayContainer)) return;
    const stage = target.closest('live-example');
    // The pointer may leave the example while an overlay is open; a press or focus elsewhere closes it.
    if (stage || type !== 'pointerover') showForOverlays(stage);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, onInteraction, { capture: true, passive: true });
  }
  new MutationObserver(() => {
    for (const [stage, settings] of applied) {
      if (stage instanceof HTMLElement && stage.isConnected) show(stage, settings);
    }
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
