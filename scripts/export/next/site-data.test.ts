/** @jest-environment node */
import { siteDataOf } from './site-data';

const facts = {
  icons: '/icons.svg',
  trackers: [],
  presses: [],
  modules: [],
};
const runtime = { otherChunks: ['a.js'] };

it('contains each script of all pages once', () => {
  const pages: Parameters<typeof siteDataOf>[0] = [
    { scripts: ['/a.js', '/b.js'], runtime },
    { scripts: ['/c.js', '/a.js'], runtime: { ...runtime } },
  ];
  expect(siteDataOf(pages, facts)).toEqual({
    ...facts,
    runtime,
    scripts: ['/a.js', '/b.js', '/c.js'],
  });
});

it('refuses pages that start the runtime in different ways', () => {
  const pages: Parameters<typeof siteDataOf>[0] = [
    { scripts: [], runtime },
    { scripts: [], runtime: { otherChunks: [] } },
  ];
  expect(() => siteDataOf(pages, facts)).toThrow('in 2 ways');
});
