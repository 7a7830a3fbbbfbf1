import { hasRules } from '@/lib/browser/network/sheet-rules';

/**
 * Some hosts answer with a page in a missing file's place. To the browser such a style sheet has come, and the
 * framework's loader would never ask for it again. Here, whoever waits for one hears that it has failed.
 */
export function rejectHtmlSheets(): void {
  document.addEventListener(
    'load',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      if (hasRules(target)) return;
      event.stopImmediatePropagation();
      target.dispatchEvent(new Event('error'));
    },
    // Before it reaches the element, and whoever listens there.
    true,
  );
}
