import { readJson, storeJson } from '@/lib/browser/page/storage';
import type { PressQueue } from './press-queue';

/** Queued presses that outlast a reload, in session storage. */
interface KeptPresses {
  /** Only this page handles them. */
  page: string;
  /** The control by its kind, its name, and its number among those with both; and whether a pointer pressed it. */
  presses: { kind: string; name: string; at: number; detail: number }[];
  /** Keys typed after a press that opens the search. */
  keys: string[];
}

const keptKey = 'docs-presses';
const session = () => sessionStorage;

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** A newer build may have another page, but hardly another control of the same name. */
const controlsOf = (kind: string, name: string) =>
  [...document.querySelectorAll(kind)].filter((control) => nameOf(control) === name);

/** Stores the queued presses for the page after a reload. */
export function keepPresses({ waiting, ahead }: PressQueue): void {
  const presses = Array.from(waiting, ([control, { event }]) => {
    const [kind, name] = [control.localName, nameOf(control)];
    const detail = event instanceof UIEvent ? event.detail : 0;
    return { kind, name, at: controlsOf(kind, name).indexOf(control), detail };
  });
  const kept: KeptPresses = { page: location.href, presses, keys: ahead.map(({ key }) => key) };
  storeJson(keptKey, kept, session);
}

/** Reloads the page. The new one replays the presses that are queued when this one is unloaded. */
export function reloadWithPresses(presses: PressQueue): void {
  addEventListener('pagehide', () => keepPresses(presses));
  location.reload();
}

/** The other fields come from the same call of `keepPresses`. */
const isKept = (value: unknown): value is KeptPresses =>
  typeof value === 'object' && value !== null && 'page' in value;

/** Dispatches the presses from before a reload again, so that they are queued. */
export function requeuePresses(): void {
  const kept = readJson(keptKey, session);
  storeJson(keptKey, null, session);
  if (!isKept(kept) || kept.page !== location.href) return;
  const init = { bubbles: true, cancelable: true };
  for (const { kind, name, at, detail } of kept.presses) {
    controlsOf(kind, name)[at]?.dispatchEvent(new MouseEvent('click', { ...init, detail }));
  }
  for (const key of kept.keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, key }));
  }
}
