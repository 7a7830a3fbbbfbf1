/** @jest-environment node */
import { withParts } from '@/lib/browser/network/page-parts';
import { createRowSharer } from './share-rows';

const row = (id: string, text: string) => `${id}:${JSON.stringify(text)}\n`;
const list = row('1', 'the list at the side '.repeat(5));
const words = 'the script é '.repeat(6);
/** A text row, which has no line break of its own. */
const short = row('3', 'short');
const script = `2:T${Buffer.byteLength(words).toString(16)},${words}${short}`;
const page = (name: string) => list + script + row('4', name.repeat(30)) + `0:{"b":"b1"}\n`;

function shared(pages: readonly string[]) {
  const sharer = createRowSharer();
  pages.forEach(sharer.count);
  return { pages: pages.map(sharer.share), parts: sharer.parts };
}

it('shares common rows, which can be inserted again', () => {
  const whole = ['one', 'two', 'three'].map(page);
  const { pages, parts } = shared(whole);
  expect(parts).toEqual([list, script]);
  expect(pages[1]).toContain('twotwo');
  expect(pages[1]).not.toContain('side');
  expect(pages.map((data) => withParts(data, parts))).toEqual(whole);
});

it('shares pieces of rows that differ, and keeps the parts of a page apart', () => {
  const button = '<button type=\\"button\\" aria-label=\\"Copy the code\\">';
  const shell = ['$', 'div', null, { className: 'a long list of classes for a box' }];
  const own = (name: string) =>
    `1:{"html":"${name}${button}<b>${name}</b></button>"}\n2:${JSON.stringify([name, shell])}\n`;
  const whole = ['one', 'two'].map(own);
  const { pages, parts } = shared(whole);
  expect(parts).toEqual([button, `${JSON.stringify(shell)}]\n`]);
  expect(pages.map((data) => withParts(data, parts))).toEqual(whole);
});

it('shares nothing that few pages have, and never the build id', () => {
  const others = Array.from({ length: 80 }, (_, at) => row('4', `${at}`.repeat(60)));
  expect(shared([page('one'), page('two'), ...others]).parts).toEqual([]);
  const build = `0:{"b":"b1","rest":"${'x'.repeat(90)}"}\n`;
  expect(shared([build, build]).pages).toEqual([build, build]);
});

it('refuses data that contain the delimiter', () => {
  expect(() => shared([row('1', 'a').replace('a', '\u001F')])).toThrow('the delimiter');
});
