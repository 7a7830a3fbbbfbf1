import { hooked, hooks } from '@/lib/design/hooks';

/**
 * Replaces drawings by the parts of a live example.
 *
 * @param rest contains the live example; what is not moved stays there, hidden
 * @returns a function that restores the drawings
 * @throws when a part is missing; then nothing was moved
 */
export function moveParts(sheet: HTMLElement, rest: HTMLElement): () => void {
  const places = [...sheet.querySelectorAll<HTMLElement>(hooked('pick'))];
  const parts = places.map((place) => {
    const selector = place.getAttribute(hooks.pick) ?? '';
    const part = rest.querySelector(selector);
    if (!part) throw new Error(`The example on the sheet has no element "${selector}".`);
    return { place, part, drawing: [...place.childNodes] };
  });
  for (const { place, part } of parts) {
    place.replaceChildren(part);
    setInteractive(place, true);
  }
  rest.hidden = true;
  return () => {
    rest.hidden = false;
    for (const { place, drawing } of parts) {
      place.replaceChildren(...drawing);
      setInteractive(place, false);
    }
  };
}

function setInteractive(place: HTMLElement, live: boolean): void {
  place.inert = !live;
  if (live) place.removeAttribute('aria-hidden');
  else place.setAttribute('aria-hidden', 'true');
}
