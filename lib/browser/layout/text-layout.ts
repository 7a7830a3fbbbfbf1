import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked } from '@/lib/design/hooks';
import { layOutPostponed } from './lay-out-postponed';

/** Texts, and pages that consist of bands. Lists are laid out by their filter, which may hide rows. */
const texts = `${hooked('prose')}, main:has(> ${hooked('postponed')})`;

/** Lays out the postponed parts of texts while the browser is idle. */
export function layOutTexts(): void {
  whenIdle(() => document.querySelectorAll(texts).forEach((text) => layOutPostponed(text)));
}
