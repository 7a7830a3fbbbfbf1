import { hooked, hooks } from '@/lib/design/hooks';

/** Returns the part around an element, and its box to measure: the one around the element, else the first. */
function boxOf(target: Element): { part: Element; box: Element } | undefined {
  const part = target.closest(hooked('sheetPart'));
  const selector = part?.getAttribute(hooks.measured);
  if (!part || !selector) return undefined;
  const boxes = [...part.querySelectorAll(selector)];
  const box = boxes.find((candidate) => candidate.contains(target)) ?? boxes[0];
  return box && { part, box };
}

/**
 * Draws a line around the part under the pointer or with the focus, with its width and height.
 *
 * @param signal stops it
 */
export function drawRedline(sheet: HTMLElement, signal: AbortSignal): void {
  const line = sheet.querySelector<HTMLElement>(hooked('redline'));
  const label = line?.firstElementChild;
  if (!line || !label) return;
  let current: Element | undefined;

  const draw = (target: Element | undefined) => {
    current = target;
    const measured = target && boxOf(target);
    for (const part of sheet.querySelectorAll(hooked('sheetPart'))) {
      part.toggleAttribute(hooks.measuring, part === measured?.part);
    }
    line.hidden = !measured;
    if (!measured) return;
    const box = measured.box.getBoundingClientRect();
    const paper = sheet.getBoundingClientRect();
    line.style.left = `${box.left - paper.left}px`;
    line.style.top = `${box.top - paper.top}px`;
    line.style.width = `${box.width}px`;
    line.style.height = `${box.height}px`;
    label.textContent = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  };
  const onTarget = ({ target }: Event) => draw(target instanceof Element ? target : undefined);
  sheet.addEventListener('pointerover', onTarget, { signal });
  sheet.addEventListener('focusin', onTarget, { signal });
  sheet.addEventListener('pointerleave', () => draw(undefined), { signal });
  sheet.addEventListener('focusout', () => draw(undefined), { signal });
  // The measured part may have changed its size.
  sheet.addEventListener('transitionend', () => draw(current), { signal });
}
