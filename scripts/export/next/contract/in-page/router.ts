const isForRouter = (input: RequestInfo | URL): input is URL =>
  input instanceof URL && input.searchParams.has('_rsc');

/** Answers the router's requests by `window.fetch` with a text, in two pieces. */
export function answerRouter(text: string, status: number): void {
  const request = window.fetch.bind(window);
  const bytes = new TextEncoder().encode(text);
  window.fetch = (input, init) => {
    if (!isForRouter(input)) return request(input, init);
    const body = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(bytes.slice(0, 100));
        await new Promise((resolve) => setTimeout(resolve));
        controller.enqueue(bytes.slice(100));
        controller.close();
      },
    });
    return Promise.resolve(
      new Response(body, { status, headers: { 'Content-Type': 'text/plain' } }),
    );
  };
}

/** Makes every `fetch` fail, as without a network. */
export function failToFetch(): void {
  window.fetch = () => Promise.reject(new TypeError('No network'));
}

/** @returns a list to which the paths are added that the router requests by `window.fetch` */
export function watchFetch(): readonly string[] {
  const paths: string[] = [];
  const request = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (isForRouter(input)) paths.push(input.pathname);
    return request(input, init);
  };
  return paths;
}

/** @returns a function that returns the document's title at the time when the page first showed a heading */
export function noteTitle(heading: string): () => string | undefined {
  let title: string | undefined;
  new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent === heading) title ??= document.title;
  }).observe(document, { subtree: true, childList: true });
  return () => title;
}

/** Adds a stylesheet to the head. */
export function addSheet(href: string, precedence: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('href', href);
    link.dataset['precedence'] = precedence;
    link.onload = () => resolve();
    document.head.append(link);
  });
}
