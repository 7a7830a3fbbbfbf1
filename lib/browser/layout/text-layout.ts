import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked } from '@/lib/design/hooks';
import { layOutPostponed } from './lay-out-postponed';

/** Texts, and pages made of bands. Lists are laid out by their filter, which may leave out rows again. */
const texts = `${hooked('prose')}, main:has(> ${hooked('postponed')})`;

/** Lays out what texts leave out below the first screen, while the browser is idle. */
export function createTextLayout(): { layOut: () => void } {
  return {
    layOut: () => {
      whenIdle(() => document.querySelectorAll(texts).forEach((text) => layOutPostponed(text)));
    },
  };
}
