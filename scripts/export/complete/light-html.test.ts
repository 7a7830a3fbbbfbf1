/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { lightData, lightPage } from './light-html';

const body = (inner: string) => `<html><head><meta content="a"></head><body>${inner}</body></html>`;

it.each([
  ['a word', '<p class="a" id="b-1">', '<p class=a id=b-1>'],
  ['nothing', '<p hidden="" title="x y" class="">', '<p hidden title="x y" class>'],
  [
    'what needs quotes',
    `<p title="a=b" class="a b" lang="'">`,
    `<p title="a=b" class="a b" lang="'">`,
  ],
  ['addresses', '<a href="/a?b&amp;c" id="x">', '<a href=/a?b&amp;c id=x>'],
  ['no address', '<a href="" download="">', '<a href="" download>'],
  ['a slash at the end', '<a href="/"><br class="x"/>', '<a href="/"><br class="x"/>'],
  ['other quotes', `<p title='a="b"' class="c">`, `<p title='a="b"' class=c>`],
  ['words', '<p>class="a" &lt;p class="a"></p>', '<p>class="a" &lt;p class="a"></p>'],
  ['scripts', '<script type="application/json">"<p id=\\"a\\">"</script>', undefined],
])('takes no more quotes than it needs for %s', (_, before, after = before) => {
  expect(lightPage(body(before))).toBe(body(after));
});

it('means the same', () => {
  const html = body(
    '<a href="/x/" class="a b" data-x="">A="b"</a><svg viewBox="0 0 1 1"><use href="#i"></use><path d="M0z"/></svg><input value="" disabled="">',
  );
  const serialize = (text: string) => new JSDOM(text).serialize();
  expect(lightPage(html)).not.toBe(html);
  expect(serialize(lightPage(html))).toBe(serialize(html));
});

it('changes nothing more when it is run again', () => {
  const once = lightPage(body('<p class="a" hidden="" title="b c">'));
  expect(lightPage(once)).toBe(once);
});

it('does the same to HTML in the data of a page, and to nothing else there', () => {
  const data = (html: string) =>
    `0:["$","p",null,{"title":"<p id=\\"a\\">","dangerouslySetInnerHTML":{"__html":"${html}"}}]\n`;
  expect(lightData(data('<b id=\\"a\\" hidden=\\"\\" class=\\"c d\\">'))).toBe(
    data('<b id=a hidden class=\\"c d\\">'),
  );
});
