import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchJson } from '@/lib/browser/network/request';
import { addToBody } from '@/lib/browser/page/add-to-body';
import { cardLooks } from '@/lib/design/card-look';
import { hooked } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';
import { type NameCard, type PageCards, toPageCards } from '@/lib/search/cards';

/** Milliseconds before a card shows under a resting pointer, and before it hides behind one that has left. */
const hoverDelay = 300;
const leaveDelay = 200;

const cardId = 'name-card';
const files = new Map<string, Promise<PageCards>>();
let card: HTMLElement | undefined;
let owner: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function after(ms: number, work: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(work, ms);
}

function hide(): void {
  clearTimeout(timer);
  hideCard();
}

function hideCard(): void {
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
  if (card) card.hidden = true;
}

function createCard(): HTMLElement {
  const element = document.createElement('div');
  element.id = cardId;
  element.className = cardLooks.card;
  element.setAttribute('role', 'tooltip');
  // The pointer may move onto the card, to read or to select its text.
  element.addEventListener('pointerenter', () => clearTimeout(timer));
  element.addEventListener('pointerleave', () => after(leaveDelay, hide));
  addToBody(element);
  return element;
}

function part(tag: 'p' | 'pre', className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  if (tag === 'pre') element.setAttribute('translate', 'no');
  return element;
}

function show(link: HTMLAnchorElement, { kind, code, text, deprecated }: NameCard): void {
  card = card?.isConnected ? card : createCard();
  card.replaceChildren(
    part('p', cardLooks.kind, deprecated ? `${kind} · Deprecated` : kind),
    ...(code === undefined ? [] : [part('pre', cardLooks.code, code)]),
    ...(text === undefined ? [] : [part('p', cardLooks.text, text)]),
  );
  card.hidden = false;
  link.setAttribute('aria-describedby', cardId);
  const at = link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + 4;
  const fits = below + height <= clientHeight || at.top < height + 4;
  card.style.left = `${Math.max(8, Math.min(at.left, clientWidth - width - 8))}px`;
  card.style.top = `${fits ? below : at.top - height - 4}px`;
}

/** Fetches the cards of the page that a link leads to, and shows its own if it is still wanted. */
async function showCardOf(link: HTMLAnchorElement): Promise<void> {
  if (link === owner) return;
  hide();
  owner = link;
  const address = searchPaths.cards(link.pathname);
  const cards = await loadOnce(files, address, async () => toPageCards(await fetchJson(address)));
  const own = cards[decodeURIComponent(link.hash.slice(1))];
  if (own && owner === link && link.isConnected) show(link, own);
}

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest(`a${hooked('apiName')}`) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
};

/** A card that does not load is not missed: the link leads to all that it would say. */
function want(link: HTMLAnchorElement): void {
  showCardOf(link).catch(() => owner === link && hide());
}

/**
 * Shows what a name in code is: under a resting mouse, and on keyboard focus. Its data is fetched then, and not before.
 * Escape, a press and scrolling hide it.
 */
export function showNameCards(): void {
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K], link: HTMLAnchorElement | undefined) => void,
  ) =>
    document.addEventListener(type, (event) => listener(event, linkOf(event)), {
      capture: true,
      passive: true,
    });
  on('pointerover', ({ pointerType, target }, link) => {
    const isOnCard = target instanceof Node && card?.contains(target);
    if (pointerType !== 'mouse' || isOnCard) return;
    if (link && link !== owner) after(hoverDelay, () => want(link));
    else if (link) clearTimeout(timer);
    else if (!owner) clearTimeout(timer);
  });
  on('pointerout', ({ pointerType }, link) => {
    if (pointerType === 'mouse' && link && link === owner) after(leaveDelay, hide);
  });
  on('focusin', (_, link) => {
    if (link?.matches(':focus-visible')) want(link);
  });
  on('focusout', (_, link) => link && hide());
  on('click', hide);
  on('scroll', ({ target }) => {
    // The card under a pointer that has come to rest meanwhile still shows.
    if (target !== card) hideCard();
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
