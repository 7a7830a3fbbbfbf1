import { hook, hooked, hooks } from '@/lib/design/hooks';
import { withLaterBlocks } from './later-blocks';

const [attribute] = Object.keys(hook('prose'));
const page = (blocks: string) =>
  `<body><main><div class="prose" ${attribute}="">${blocks}</div></main></body>`;
const list = `<ul>${'<li>One</li>'.repeat(60)}</ul>`;
const first = '<p>Text</p>'.repeat(9);

function marked(html: string): string[] {
  document.body.innerHTML = html;
  return Array.from(document.querySelectorAll(hooked('later')), ({ tagName }) => tagName);
}

it('marks the larger blocks of a long text behind the first ones, and no headings', () => {
  const heading = '<div><h2 id="b">B</h2><b></b><b></b><b></b><b></b></div>';
  const html = page(`${first}<p class="a">Ten</p>${heading}${list}${list}`);
  expect(marked(withLaterBlocks(html))).toEqual(['UL', 'UL']);
  expect(withLaterBlocks(html).replaceAll(` ${hooks.later}=""`, '')).toBe(html);
});

it('leaves a short text as it is, and a page without any', () => {
  for (const html of [page(first + list), `<main>${first}${list}${list}</main>`]) {
    expect(withLaterBlocks(html)).toBe(html);
  }
});
