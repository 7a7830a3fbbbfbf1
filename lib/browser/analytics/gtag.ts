interface GtagOptions {
  /** Whether the visitor has accepted cookies: until then the script may store nothing. */
  cookies: boolean;
  target?: Window;
}

/** What the script may store, in the words of Google's consent mode. Advertising is never allowed. */
const consent = (cookies: boolean) => ({
  analytics_storage: cookies ? 'granted' : 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

/**
 * Sets up Google's global function and loads its script. The function queues what is sent before the
 * script is there; where the script is blocked, the queue is never read and nothing else happens.
 */
export function loadGtag(ids: readonly string[], { cookies, target = window }: GtagOptions): void {
  if (target.gtag) return;
  const queue: unknown[] = (target.dataLayer ??= []);
  // The script tells commands from data by their being an `arguments` object.
  function gtag() {
    // eslint-disable-next-line prefer-rest-params -- gtag.js accepts nothing but `arguments`
    queue.push(arguments);
  }
  target.gtag = gtag;
  const command: NonNullable<Window['gtag']> = gtag;
  command('consent', 'default', consent(cookies));
  command('js', new Date());
  // Page views are sent by the site itself, once for each distinct address.
  for (const id of ids) command('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`;
  document.head.append(script);
}

/** Lets the script store what it needs to tell visitors apart, now that they have accepted it. */
export function allowCookies(target: Window = window): void {
  try {
    target.gtag?.('consent', 'update', consent(true));
  } catch {
    // Statistics are never worth a broken page.
  }
}

declare global {
  interface Window {
    /** Queue that gtag.js reads. */
    dataLayer?: unknown[];
  }
}
