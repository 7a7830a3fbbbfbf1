import { hooked, hooks } from '@/lib/design/hooks';

/**
 * Puts the parts of a live example where their drawings are.
 *
 * @param rest holds the live example; what is not taken stays in it, out of sight
 * @returns puts the drawings back
 * @throws when a part is missing; then nothing has moved
 */
export function moveParts(sheet: HTMLElement, rest: HTMLElement): () => void {
  const places = [...sheet.querySelectorAll<HTMLElement>(hooked('pick'))];
  const taken = places.map((place) => {
    const selector = place.getAttribute(hooks.pick) ?? '';
    const part = rest.querySelector(selector);
    if (!part) throw new Error(`The example on the sheet has no "${selector}"`);
    return { place, part, drawing: [...place.childNodes] };
  });
  for (const { place, part } of taken) {
    place.replaceChildren(part);
    show(place, true);
  }
  rest.hidden = true;
  return () => {
    rest.hidden = false;
    for (const { place, drawing } of taken) {
      place.replaceChildren(...drawing);
      show(place, false);
    }
  };
}

function show(place: HTMLElement, live: boolean): void {
  place.inert = !live;
  if (live) place.removeAttribute('aria-hidden');
  else place.setAttribute('aria-hidden', 'true');
}
