import { hooked } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';
import { requestedParameter } from '@/lib/routes/not-found-address';

/** Longer addresses are cut: nobody reads them. */
const longest = 120;
/** The number of pages that are offered. */
const most = 3;
/** The minimum share of letter pairs that the names of an offered page have in common with the address. */
const leastLikeness = 0.3;

/** The letter pairs of a text. Its words are separate, so that their order does not matter. */
function pairsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 2)),
    ),
  );
}

/** Dice's coefficient: twice the number of shared letter pairs, divided by the number of all pairs. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** The segment of an address that names a page: `buton` of `/components/buton/overview`. */
const nameIn = (address: string) => address.split('/').filter(Boolean)[1] ?? '';

/** The links of the page whose names are nearest to that in the address, nearest first. */
function nearest(requested: string): readonly HTMLAnchorElement[] {
  const name = pairsOf(nameIn(requested));
  const section = requested.split('/')[1];
  return [...document.querySelectorAll<HTMLAnchorElement>(`${hooked('pageNames')} a`)]
    .map((link) => {
      const path = link.pathname;
      const like = likeness(name, pairsOf(nameIn(path)));
      // Of two pages with the same name, the one in the same section comes first.
      return { link, like, rank: like + (path.split('/')[1] === section ? 0.1 : 0) };
    })
    .filter(({ like }) => like >= leastLikeness)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ link }) => link);
}

/**
 * On the not-found page: shows the requested address, offers the pages with the nearest names, and fills in the
 * search. The address comes in the query, which is removed from the page's own address. It is shown as text only.
 */
export function explainMissingPage(): void {
  const query = new URLSearchParams(location.search);
  const sent = query.get(requestedParameter)?.slice(0, longest);
  const part = document.querySelector<HTMLElement>(hooked('missingPage'));
  if (sent === undefined || !part) return;
  // Some hosts send the path below which the site is, too.
  const requested = withoutBase(sent);
  query.delete(requestedParameter);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  const code = part.querySelector('code');
  if (code) code.textContent = sent;
  const field = part.querySelector('input');
  if (field) field.value = nameIn(requested).replaceAll(/[-_]+/g, ' ');
  const list = part.querySelector('ul');
  for (const link of nearest(requested)) {
    const entry = document.createElement('li');
    entry.append(link.cloneNode(true));
    list?.append(entry);
  }
  const offered = part.querySelector('section');
  if (offered) offered.hidden = list?.childElementCount === 0;
  part.hidden = false;
}
