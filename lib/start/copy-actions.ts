import { announce } from '@/lib/browser/announcer';
import { copyText } from '@/lib/browser/clipboard';
import { hooked, hooks } from '@/lib/design/hooks';
import { tellDone } from './tips';

/**
 * One listener for the copy buttons and the heading links of all pages, which are plain server HTML.
 * A heading link also goes where it points, so its address is in the bar when copying is refused.
 */
export function copyOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(hooked('copyCode'));
    const code = button?.closest(hooked('code'))?.querySelector('pre:not([hidden])');
    if (button && code) void copy(button, code.textContent, 'Code copied.');
    const link = target.closest(`a${hooked('copyLink')}`);
    if (link instanceof HTMLAnchorElement) void copy(link, link.href, 'Link copied.');
  });
}

async function copy(control: Element, text: string, done: string): Promise<void> {
  const copied = await copyText(text);
  announce(copied ? done : 'Copying is not allowed here. Select the text to copy it.');
  if (!copied) return;
  control.setAttribute(hooks.copied, '');
  tellDone(control, done);
  setTimeout(() => control.removeAttribute(hooks.copied), 2000);
}
