import { fetchIcons } from './fetch-icons';

const uses = () => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));

it('fetches the icons of all pages where the page has its own', () => {
  document.body.innerHTML = '<div data-icons><svg></svg></div>';
  fetchIcons('/icons.svg');
  expect(uses()).toEqual(['/icons.svg#close']);
});

it('leaves them to the page that shows them', () => {
  document.body.innerHTML = '<div data-icons></div>';
  fetchIcons('/icons.svg');
  expect(uses()).toEqual([]);
});
