import { dropCards } from './drop-cards';
import { sendSignal } from './signals';

const names = () => [...document.head.children].map((meta) => meta.getAttribute('content'));

it('leaves the head of a page that was loaded, and drops its card with the next', () => {
  document.head.innerHTML =
    '<meta name="description" content="text"><meta property="og:title" content="card"><meta name="twitter:card" content="kind">';
  dropCards();
  sendSignal('navigated');
  expect(names()).toEqual(['text', 'card', 'kind']);
  history.pushState(null, '', '/other');
  sendSignal('navigated');
  expect(names()).toEqual(['text']);
});
