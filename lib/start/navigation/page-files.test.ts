import { scriptEnd } from '@/lib/browser/network/whole-files';
import { fetchFilesOf } from './page-files';

const request = jest.fn<Promise<Response>, [string]>();
const answer = (status = 200, text: string = scriptEnd) =>
  Promise.resolve(new Response(text, { status }));
const asked = () => request.mock.calls.map(([url]) => url);

beforeEach(() => {
  request.mockReset().mockImplementation(() => answer());
  Object.assign(globalThis, { fetch: request });
});

it('fetches the scripts and stylesheets that the page has not loaded, once', async () => {
  document.head.innerHTML = '<script src="/_next/static/chunks/here.js"></script>';
  const data = String.raw`2:I[1,["/_next/static/chunks/here.js","/_next/static/chunks/new.js"],"A"]
:HL["/_next/static/chunks/new.css","style"]
3:["$","link",null,{"href":"/live/material-badge.css","rel":"stylesheet"}]
4:["$","live-example",null,{"modules":"/live/chunk-a.js /live/chunk-b.js"}]
5:"<img src=\"/live/picture.css\">"`;
  await fetchFilesOf(data);
  await fetchFilesOf(data);
  expect(asked()).toEqual([
    '/_next/static/chunks/new.js',
    '/_next/static/chunks/new.css',
    '/live/material-badge.css',
  ]);
});

it('finds them below a base path', async () => {
  await fetchFilesOf('["/22/_next/static/chunks/a.js"]');
  expect(asked()).toEqual(['/22/_next/static/chunks/a.js']);
});

it('fails when one is missing, and requests it again', async () => {
  request.mockImplementationOnce(() => answer(404));
  await expect(fetchFilesOf('"/_next/static/late.js"')).rejects.toThrow('404');
  await fetchFilesOf('"/_next/static/late.js"');
  expect(asked()).toHaveLength(2);
});

it('requests a file that was cut off once more', async () => {
  request.mockImplementationOnce(() => answer(200, 'half('));
  await fetchFilesOf('"/_next/static/half.js"');
  expect(asked()).toHaveLength(2);
});
