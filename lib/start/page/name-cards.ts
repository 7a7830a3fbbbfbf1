import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchJson } from '@/lib/browser/network/request';
import { showWording } from '@/lib/browser/page/show-wording';
import { cardLooks } from '@/lib/design/card-look';
import { hooked, hooks } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';
import { type NameCard, type PageCards, toPageCards } from '@/lib/search/cards';
import { wording } from '@/lib/words/word';
import { createHoverPanel } from './hover-panel';

const cardId = 'name-card';
const files = new Map<string, Promise<PageCards>>();

/** Names in code blocks, and in the types of API pages, which have too many links to mark each one. */
const names = `a${hooked('apiName')}, ${hooked('apiNames')} code a:not(${hooked('copyLink')})`;

function createCard(): HTMLElement {
  const element = document.createElement('div');
  element.id = cardId;
  element.className = cardLooks.card;
  element.setAttribute('role', 'tooltip');
  return element;
}

const card = createHoverPanel<HTMLAnchorElement>({
  create: createCard,
  controlOf: (target) => target.closest<HTMLAnchorElement>(names) ?? undefined,
  onIntent: tryToShowCard,
  leaveDelay: 200,
  onHide: (link) => link.removeAttribute('aria-describedby'),
});

function part(tag: 'p' | 'pre', className: string, text: string, lang?: 'en'): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  showWording(element, { text, lang });
  if (tag === 'pre') element.setAttribute('translate', 'no');
  return element;
}

function deprecatedMark(): HTMLElement {
  const mark = document.createElement('span');
  showWording(mark, wording('Deprecated'));
  return mark;
}

function show(link: HTMLAnchorElement, { kind, code, text, deprecated, lang }: NameCard): void {
  const head = part('p', cardLooks.kind, kind, lang?.kind);
  if (deprecated) head.append(' · ', deprecatedMark());
  card.show(link, [
    head,
    ...(code === undefined ? [] : [part('pre', cardLooks.code, code)]),
    ...(text === undefined ? [] : [part('p', cardLooks.text, text, lang?.text)]),
  ]);
  link.setAttribute('aria-describedby', cardId);
}

/** Fetches the cards of the page that a link leads to, and shows the link's own card if it is still needed. */
async function showCardOf(link: HTMLAnchorElement): Promise<void> {
  if (link === card.owner()) return;
  card.reserve(link);
  const address = searchPaths.cards(link.pathname);
  const cards = await loadOnce(files, address, async () => toPageCards(await fetchJson(address)));
  const key = link.getAttribute(hooks.apiName) || decodeURIComponent(link.hash.slice(1));
  const own = cards[key];
  if (own && card.owner() === link && link.isConnected) show(link, own);
}

/** A failure is ignored: the link leads to the same information. */
function tryToShowCard(link: HTMLAnchorElement): void {
  showCardOf(link).catch(() => card.owner() === link && card.hide());
}

/**
 * Shows a card about a name in code, under a resting mouse and on keyboard focus. Its data is fetched then, and not
 * before. Escape, a press and scrolling hide it.
 */
export function showNameCards(): void {
  card.listen();
}
