import { replaceBroken } from '@/lib/browser/network/load-element';
import { isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { hasRun } from '@/lib/browser/network/whole-files';
import { filePaths } from '@/lib/routes/file-paths';

/**
 * Turns the load event of a stylesheet without rules, or of a script that has not run to its end, into an error event.
 * Some hosts answer with a page when a file is missing, or with nothing: browsers count that as loaded, and the
 * framework would wait for the file forever. A broken script is replaced in the browser's cache first.
 *
 * @param areScriptsMarked whether the build has marked the end of the framework's scripts
 */
export function rejectBrokenFiles(areScriptsMarked: boolean): void {
  const isBroken = (element: EventTarget | null): element is HTMLLinkElement | HTMLScriptElement =>
    element instanceof HTMLLinkElement
      ? element.rel === 'stylesheet' && !isWholeSheet(element)
      : element instanceof HTMLScriptElement &&
        areScriptsMarked &&
        element.src.startsWith(location.origin + filePaths.framework('')) &&
        !hasRun(element);
  const onLoad = (event: Event) => {
    const { target } = event;
    if (!isBroken(target)) return;
    event.stopImmediatePropagation();
    const fail = () => target.dispatchEvent(new Event('error'));
    // The framework then tries once more.
    if (target instanceof HTMLScriptElement) replaceBroken(target.src).catch(fail);
    else fail();
  };
  // React waits for the stylesheets that it adds, but does not handle their failures. The page is shown without them.
  const onRejection = (event: PromiseRejectionEvent) => {
    const isOfSheet =
      event.reason instanceof Event && event.reason.target instanceof HTMLLinkElement;
    if (!isOfSheet) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before listeners on the element.
  document.addEventListener('load', onLoad, true);
  addEventListener('unhandledrejection', onRejection);
}
