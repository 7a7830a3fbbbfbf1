import { hasRules } from '@/lib/browser/network/sheet-rules';

/**
 * Turns the load event of a stylesheet without rules into an error event. Some hosts answer with a page when
 * a file is missing: browsers count that as loaded, and the framework would never request the stylesheet
 * again.
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
    // Before listeners on the element.
    true,
  );
}
