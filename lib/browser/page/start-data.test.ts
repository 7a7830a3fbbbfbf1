import { readPageData, readStartData } from './start-data';

const siteData = {
  scripts: ['/a.js', '/b.js', '/c.js'],
  runtime: { otherChunks: [] },
  trackers: [],
};
const page = { early: '/early.js', scripts: [2, 0], page: '/a.txt', build: 'b1' };

afterEach(() => {
  globalThis.siteData = undefined;
});

it('joins the data of page and site', () => {
  document.body.innerHTML = `<script type="application/json" id="start-data">${JSON.stringify(page)}</script>`;
  expect(readPageData()).toEqual(page);
  expect(readStartData()).toBeUndefined();
  globalThis.siteData = siteData;
  expect(readStartData()).toEqual({ ...siteData, ...page, scripts: ['/c.js', '/a.js'] });
});

it('is undefined in development', () => {
  document.body.innerHTML = '';
  globalThis.siteData = siteData;
  expect(readPageData()).toBeUndefined();
  expect(readStartData()).toBeUndefined();
});
