/*
 * Marks the overlays that examples add to the body by themselves, without the CDK. Stylesheets of the library are
 * restricted to stages and to what is marked.
 */

/** Elements of the site, which React or the site's scripts have added. */
const own = 'script,style,link,template,next-route-announcer,[data-radix-focus-guard]';

const isOfReact = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

function mark(node: Node): void {
  if (!(node instanceof HTMLElement) || node.matches(own) || isOfReact(node)) return;
  if (node.classList.contains('cdk-overlay-container')) return;
  node.classList.add('live-host');
  node.dataset['liveOverlay'] = '';
}

// Not where examples are rendered on the server.
if (typeof MutationObserver !== 'undefined') {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(mark);
  }).observe(document.body, { childList: true });
}

export {};
