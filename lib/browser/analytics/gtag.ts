interface GtagOptions {
  /** Whether the visitor has accepted cookies. Until then the script must not store anything. */
  cookies: boolean;
  target?: Window;
}

/** Parameters of Google's consent mode. Advertising is never allowed. */
const consent = (cookies: boolean) => ({
  analytics_storage: cookies ? 'granted' : 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

/** Sets up Google's global function, which queues commands, and loads its script, which reads the queue. */
export function loadGtag(ids: readonly string[], { cookies, target = window }: GtagOptions): void {
  if (target.gtag) return;
  const queue: unknown[] = (target.dataLayer ??= []);
  // The script recognizes commands by their being an `arguments` object.
  function gtag() {
    // eslint-disable-next-line prefer-rest-params -- gtag.js accepts nothing but `arguments`
    queue.push(arguments);
  }
  target.gtag = gtag;
  const command: NonNullable<Window['gtag']> = gtag;
  command('consent', 'default', consent(cookies));
  command('js', new Date());
  // The site itself sends page views, once per address.
  for (const id of ids) command('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`;
  document.head.append(script);
}

/** Allows the script to set cookies after the visitor has accepted them. */
export function allowCookies(target: Window = window): void {
  try {
    target.gtag?.('consent', 'update', consent(true));
  } catch {
    // Statistics must never break the page.
  }
}

declare global {
  interface Window {
    /** Queue that gtag.js reads. */
    dataLayer?: unknown[];
  }
}
