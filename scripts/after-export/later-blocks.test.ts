import { hook, hooked, hooks } from '@/lib/design/hooks';
import { withLaterBlocks } from './later-blocks';

const [attribute] = Object.keys(hook('prose'));
const page = (blocks: string) =>
  `<body><main><div class="prose" ${attribute}="">${blocks}</div></main></body>`;
const list = `<ul>${'<li>One</li>'.repeat(60)}</ul>`;
const first = '<p>Text</p>'.repeat(9);

function marked(html: string): string[] {
  document.body.innerHTML = html;
  return Array.from(
    document.querySelectorAll(hooked('laterFrom')),
    ({ textContent }) => textContent,
  );
}

it('marks the block behind the first ones of a long text, and changes nothing else', () => {
  const html = page(`${first}<p class="a">Ten</p>${list}${list}`);
  expect(marked(withLaterBlocks(html))).toEqual(['Ten']);
  expect(withLaterBlocks(html).replace(` ${hooks.laterFrom}=""`, '')).toBe(html);
});

it('leaves a short text as it is, and a page without any', () => {
  for (const html of [page(first + list), `<main>${first}${list}${list}</main>`]) {
    expect(withLaterBlocks(html)).toBe(html);
  }
});
