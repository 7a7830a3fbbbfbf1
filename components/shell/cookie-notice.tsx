import { Button } from '@/components/ui/button';
import { Word } from '@/components/ui/word';
import { site } from '@/content/site';
import { library } from '@/lib/catalogue/library';
import { hook } from '@/lib/design/hooks';
import { word } from '@/lib/words/word';

/**
 * A notice about cookies until it is accepted. It is in the static HTML; a script in the head hides it before
 * the first paint for visitors who accepted it earlier. It doesn't fade in: it is the largest text of some first
 * screens. Another library's site has none unless it has trackers.
 */
export function CookieNotice() {
  if (library.isExternal && site.analyticsIds.length === 0) return null;
  return (
    <section
      className="fixed bottom-0 left-0 z-25 m-4 flex max-w-[min(26rem,calc(100vw-2rem))] flex-wrap items-center gap-x-4 gap-y-2 rounded-l bg-surface ps-6 pe-4 pt-4 pb-3 text-ui shadow-float max-narrow:gap-x-2 max-narrow:ps-4 print:hidden forced-colors:border noscript:hidden cramped:static accepted:hidden"
      aria-label={word('Cookies')}
    >
      <p>
        <Word text="This site uses cookies from Google to deliver its services and to analyze traffic." />
      </p>
      <Button
        href="https://policies.google.com/technologies/cookies"
        target="_blank"
        rel="noopener"
        className="ms-auto max-narrow:px-4"
      >
        <Word text="More details" />
      </Button>
      <Button variant="tonal" className="max-narrow:px-4" {...hook('acceptCookies')}>
        <Word text="Ok, Got it" />
      </Button>
    </section>
  );
}
