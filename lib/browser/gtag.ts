/**
 * Sets up Google's global function and loads its script. The function queues what is sent before the
 * script is there; where the script is blocked, the queue is never read and nothing else happens.
 */
export function loadGtag(ids: readonly string[], target: Window = window): void {
  if (target.gtag) return;
  const queue: unknown[] = (target.dataLayer ??= []);
  // The script tells commands from data by their being an `arguments` object.
  function gtag() {
    // eslint-disable-next-line prefer-rest-params -- gtag.js accepts nothing but `arguments`
    queue.push(arguments);
  }
  target.gtag = gtag;
  const command: (...parameters: unknown[]) => void = gtag;
  command('js', new Date());
  // Page views are sent by the site itself, once for each distinct address.
  for (const id of ids) command('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`;
  document.head.append(script);
}

declare global {
  interface Window {
    /** Queue that gtag.js reads. */
    dataLayer?: unknown[];
  }
}
