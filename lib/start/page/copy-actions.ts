import { announce } from '@/lib/browser/feedback/announcer';
import { copyPending, copyText } from '@/lib/browser/feedback/clipboard';
import { onNotice } from '@/lib/browser/feedback/notice';
import { fetchText } from '@/lib/browser/network/request';
import { hooked, hooks } from '@/lib/design/hooks';
import { type Wording, wording } from '@/lib/words/word';
import { overrideOf } from './override-text';
import { showNotice } from './tips';

/**
 * Handles the copy buttons and heading links of all pages, which are static HTML, with one listener. A
 * heading link also navigates, so its URL is in the address bar when copying is refused. Also reports what
 * the application has copied or saved.
 */
export function copyOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(hooked('copyCode'));
    const code = button?.closest(hooked('code'))?.querySelector('pre:not([hidden])');
    if (button && code) void copyCode(button, code);
    const page = target.closest(hooked('copyPage'));
    if (page) void copyPage(page);
    const override = target.closest(hooked('copyOverride'));
    if (override) void copyOverride(override);
    const link = target.closest(`a${hooked('copyLink')}`);
    if (link instanceof HTMLAnchorElement) void copyLink(link);
  });
  onNotice((control, notice) =>
    notice.isDone ? reportSuccess(control, notice) : reportFailure(control, notice),
  );
}

async function copyCode(control: Element, code: Element): Promise<void> {
  if (await copyText(code.textContent)) {
    reportSuccess(control, wording('Code copied.'));
    return;
  }
  // Without a clipboard, as on a page over plain http, the reader needs only one key more.
  getSelection()?.selectAllChildren(code);
  reportFailure(
    control,
    wording('Copying is not allowed here. The code is selected: press Ctrl+C or ⌘C to copy it.'),
  );
}

async function copyOverride(control: Element): Promise<void> {
  const text = overrideOf(control);
  if (await copyText(text)) reportSuccess(control, wording('Override copied.'));
  else reportFailure(control, wording('Copying is not allowed here: {text}', { text }));
}

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  if (await copyText(link.href)) {
    reportSuccess(link, wording('Link copied.'));
    return;
  }
  reportFailure(link, wording('Copying is not allowed here. The link is in the address bar.'));
}

/** Fetches the page as Markdown and copies it. Closes the menu with the control, which would cover the notice. */
async function copyPage(control: Element): Promise<void> {
  const text = fetchText(control.getAttribute(hooks.copyPage) ?? '');
  const button = closeMenuOf(control);
  button.setAttribute('aria-busy', 'true');
  const copied = await copyPending(text);
  button.removeAttribute('aria-busy');
  if (copied) {
    reportSuccess(button, wording('Page copied.'), wording('Page copied as Markdown.'));
    return;
  }
  const isThere = await text.then(
    () => true,
    () => false,
  );
  reportFailure(
    button,
    isThere
      ? wording('Copying is not allowed here. View the page as Markdown to copy it.')
      : wording('The page as Markdown did not load. Try again.'),
  );
}

/** Closes the popover that contains a control. Returns its button, or the control where there is none. */
function closeMenuOf(control: Element): Element {
  const menu = control.closest<HTMLElement>('[popover]');
  if (!menu) return control;
  menu.hidePopover();
  return document.querySelector(`[popovertarget="${menu.id}"]`) ?? control;
}

function reportFailure(control: Element, text: Wording): void {
  announce(text);
  showNotice(control, text.text);
}

function reportSuccess(control: Element, done: Wording, announced = done): void {
  announce(announced);
  control.setAttribute(hooks.copied, '');
  showNotice(control, done.text);
  setTimeout(() => control.removeAttribute(hooks.copied), 2000);
}
