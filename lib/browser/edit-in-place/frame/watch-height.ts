import { overlayContainer } from '@/lib/design/overlays';

/** The least height of a frame while an overlay is open, in CSS pixels: overlays cannot leave the frame. */
const overlayHeight = 420;

/** Reports the height that a stage needs, whenever it changes. */
export function watchHeight(stage: Element, onHeight: (height: number) => void): void {
  let last = 0;
  const report = () => {
    const own = Math.ceil(stage.getBoundingClientRect().height);
    const hasOverlay = document.querySelector(`${overlayContainer} > *`) !== null;
    const height = hasOverlay ? Math.max(own, overlayHeight) : own;
    if (height === last) return;
    last = height;
    onHeight(height);
  };
  new ResizeObserver(report).observe(stage);
  new MutationObserver(report).observe(document.body, { childList: true, subtree: true });
  report();
}
