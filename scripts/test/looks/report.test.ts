import { reportHtml, type Row, table } from './report';

const row = (name: string, share: number, files: Row['files'] = {}): Row => ({
  subject: { view: { name, path: '/' }, theme: 'indigo-pink', width: 360 },
  differs: share > 0,
  share,
  notes: share > 0.5 ? ['Before, <it> was "not" there.'] : [],
  files,
});

it.each([
  [0.000_001, '< 0.01 %'],
  [0.0123, '1.23 %'],
  [1, '100.00 %'],
])('prints %d as %s', (share, text) => {
  expect(table([row('home', share)])[0]).toContain(` ${text}`);
});

it('lists what differs, the most different first', () => {
  const lines = table([row('home', 0), row('api', 0.01), row('menu', 1)]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^ menu +indigo-pink +360px +100.00 % Before/);
  expect(lines[1]).toMatch(/^ api +indigo-pink +360px +1.00 %$/);
});

it('shows the pictures side by side and says where there is none', () => {
  const html = reportHtml([row('home', 0), row('menu', 1, { after: 'menu-after.png' })], 'a & b');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.title).toBe('a & b');
  expect(page.body.textContent).toContain('1 of 2 pictures differ.');
  expect([...page.querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'menu-indigo-pink-360',
  ]);
  expect(page.querySelector('section p')?.textContent).toBe('Before, <it> was "not" there.');
  expect(page.querySelector('img')?.getAttribute('src')).toBe('menu-after.png');
  expect(page.body.textContent).toContain('before: none');
});
