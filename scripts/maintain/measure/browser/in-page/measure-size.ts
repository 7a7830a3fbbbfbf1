import { replaceOtherCharacters, replaceOtherContent } from './own-characters';
import { showSheets } from './show-sheets';

/** An example that was rendered at build time, and what it needs. */
export interface SizeRequest {
  /** URLs of its stylesheets, and of the file with its HTML. */
  sheets: readonly string[];
  stage: string;
  /** Width of the stage, in pixels. */
  width: number;
  /** The characters of the fonts of the site. */
  characters: string;
}

export interface Size {
  height: number;
  /** Width of the content, when it is much narrower than the stage. */
  width?: number;
}

/** Examples up to this share of the stage's width are centered. */
const maxShare = 0.75;

const isClear = (color: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(color);

function isPainted(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden' || Number(style.opacity) === 0) return false;
  return (
    element.matches('img, svg, canvas, video, input, textarea, button') ||
    !isClear(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]),
    )
  );
}

/** The boxes that an element paints: its own, if it is visible, and those of its lines of text. */
function boxesOf(element: Element): DOMRect[] {
  const boxes = isPainted(element) ? [element.getBoundingClientRect()] : [];
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** The left and right edge of the visible content, relative to the stage. */
function extentOf(place: Element) {
  const { left } = place.getBoundingClientRect();
  const boxes = [...place.querySelectorAll('*')]
    .filter((element) => !element.closest('.cdk-visually-hidden'))
    .flatMap(boxesOf)
    .filter(({ width, height }) => width > 1 && height > 1);
  return {
    from: Math.min(...boxes.map((box) => box.left)) - left,
    to: Math.max(...boxes.map((box) => box.right)) - left,
  };
}

/** Shows the HTML of an example on the stage and measures it. */
export async function measureSize({
  sheets,
  stage,
  width,
  characters,
}: SizeRequest): Promise<Size> {
  const place = document.getElementById('host');
  if (!place) throw new Error('The page has no element with the id "host".');
  await showSheets(sheets);
  const answer = await fetch(stage);
  const file: unknown = await answer.json();
  place.style.width = `${width}px`;
  // Includes the margins of the first and last element in the height.
  place.style.display = 'flow-root';
  place.innerHTML = String(Reflect.get(Object(file), 'html'));
  const own = new Set(characters);
  replaceOtherCharacters(place, own);
  replaceOtherContent(place, own);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { from, to } = extentOf(place);
  const isNarrow = from >= 0 && from < 16 && to < place.clientWidth * maxShare;
  return {
    height: Math.max(1, Math.round(place.getBoundingClientRect().height)),
    ...(isNarrow && { width: Math.ceil(to) }),
  };
}
