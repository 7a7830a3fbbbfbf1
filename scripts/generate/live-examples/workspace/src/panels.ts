/*
 * Lets panels that an example opens in place, such as the list of a select, extend beyond its stage. Otherwise the
 * stage would clip them, because it scrolls when an example is too wide.
 */

const isVisible = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** Whether an element between this one and the host clips it anyway. */
function isCutOff(element: HTMLElement, host: HTMLElement): boolean {
  for (let at = element.parentElement; at && at !== host; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== 'visible') return true;
  }
  return false;
}

/** The elements out of the flow that extend beyond the top or the bottom of the stage. */
function panelsOf(host: HTMLElement, stage: HTMLElement): readonly HTMLElement[] {
  const { top, bottom } = stage.getBoundingClientRect();
  return [...host.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    if (!isVisible(box) || (box.top >= top - 1 && box.bottom <= bottom + 1)) return false;
    const { position, visibility } = getComputedStyle(element);
    return (
      (position === 'absolute' || position === 'fixed') &&
      visibility === 'visible' &&
      !isCutOff(element, host)
    );
  });
}

/** Marks exactly these elements. */
function mark(name: string, before: readonly Element[], after: readonly Element[]): void {
  for (const element of before) if (!after.includes(element)) element.removeAttribute(name);
  for (const element of after) element.setAttribute(name, '');
}

/** The stage, and the elements around it that clip a panel or keep it below the bar. */
function framesOf(stage: HTMLElement): readonly HTMLElement[] {
  const frames = [stage];
  for (let at = stage.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowY, isolation } = getComputedStyle(at);
    const isFrame = overflowY !== 'visible' || isolation === 'isolate';
    if (isFrame || at.hasAttribute('data-live-open')) frames.push(at);
  }
  return frames;
}

/**
 * Watches the panels that an example opens in place.
 *
 * @returns a function that stops this
 */
export function watchPanels(host: HTMLElement): () => void {
  const stage = host.closest<HTMLElement>('.stage');
  if (!stage) return () => {};
  let panels: readonly HTMLElement[] = [];
  let frames: readonly HTMLElement[] = [];
  let frame = 0;
  const show = (next: readonly HTMLElement[]) => {
    const around = next.length > 0 ? framesOf(stage) : [];
    mark('data-live-panel', panels, next);
    mark('data-live-open', frames, around);
    panels = next;
    frames = around;
  };
  // In the next frame, and before it is painted.
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(panelsOf(host, stage)));
  };
  const observer = new MutationObserver(update);
  observer.observe(host, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden', 'open'],
  });
  const events = ['transitionend', 'animationend', 'toggle'];
  for (const type of events) host.addEventListener(type, update, true);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const type of events) host.removeEventListener(type, update, true);
    show([]);
  };
}
