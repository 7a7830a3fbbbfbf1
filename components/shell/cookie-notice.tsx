/**
 * Tells about cookies until that is accepted. It is in the static HTML; the script in the head hides
 * it before the first paint for visitors who accepted it before.
 */
export function CookieNotice() {
  return (
    <section className="cookie" aria-label="Cookies">
      <p>This site uses cookies from Google to deliver its services and to analyze traffic.</p>
      <a
        href="https://policies.google.com/technologies/cookies"
        target="_blank"
        rel="noopener"
        className="btn"
      >
        More details
      </a>
      <button type="button" className="btn btn--tonal" data-accept-cookies>
        Ok, Got it
      </button>
    </section>
  );
}
