/*
 * Adopts the overlays that examples add to the body by themselves, without the CDK. Stylesheets of the library are
 * restricted to stages and to what is adopted. An overlay that its example has not removed is removed with it.
 */
import { watchPanels } from './panels';

/** Elements of the site, which React or the site's scripts have added. */
const own =
  'script,style,link,template,next-route-announcer,[data-radix-focus-guard],[data-site-part]';

const isOfReact = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** The hosts of the examples that run, in the order of their start. */
const hosts = new Set<HTMLElement>();
/** The host of the example that has added an overlay. */
const owners = new Map<HTMLElement, HTMLElement>();
/** The host of the example that was last used. */
let used: HTMLElement | undefined;

function adopt(node: Node): void {
  if (!(node instanceof HTMLElement) || node.matches(own) || isOfReact(node)) return;
  if (node.classList.contains('cdk-overlay-container')) return;
  node.classList.add('live-host');
  node.dataset['liveOverlay'] = '';
  const owner = used ?? [...hosts].at(-1);
  if (owner) owners.set(node, owner);
}

function handle(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes } of records) {
    for (const node of removedNodes) if (node instanceof HTMLElement) owners.delete(node);
    addedNodes.forEach(adopt);
  }
}

/** Remembers the example that is used, in its stage or in one of its overlays. */
function noteUse({ target }: Event): void {
  const host = target instanceof Element ? target.closest<HTMLElement>('.live-host') : null;
  if (!host) return;
  used = owners.get(host) ?? (hosts.has(host) ? host : used);
}

// Not when examples are rendered on the server.
const observer = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(handle);
if (observer) {
  observer.observe(document.body, { childList: true });
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(type, noteUse, { capture: true, passive: true });
  }
}

/**
 * Manages the overlays of an example, in its stage and in the body.
 *
 * @returns a function that stops this, and removes overlays from the body that the example has left there
 */
export function watchOverlays(host: HTMLElement): () => void {
  hosts.add(host);
  const stop = watchPanels(host);
  return () => {
    handle(observer?.takeRecords() ?? []);
    stop();
    hosts.delete(host);
    if (used === host) used = undefined;
    for (const [overlay, owner] of owners) {
      if (owner !== host) continue;
      overlay.remove();
      owners.delete(overlay);
    }
  };
}
