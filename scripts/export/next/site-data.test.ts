/** @jest-environment node */
import { readSiteDataLine, siteDataLine, siteDataOf } from './site-data';

const facts = {
  codeFont: '/code.woff2',
  icons: '/icons.svg',
  trackers: [],
  presses: [],
  modules: [],
};
const runtime = { otherChunks: ['a.js'] };

it('contains each script of all pages once, and can be parsed again', () => {
  const pages: Parameters<typeof siteDataOf>[0] = [
    { scripts: ['/a.js', '/b.js'], runtime },
    { scripts: ['/c.js', '/a.js'], runtime: { ...runtime } },
  ];
  const data = siteDataOf(pages, facts);
  expect(data).toEqual({ ...facts, runtime, scripts: ['/a.js', '/b.js', '/c.js'] });
  expect(readSiteDataLine(`${siteDataLine(data)}\nrun();`)).toEqual(data);
});

it('refuses pages that start the runtime in different ways, and a script without the line', () => {
  const pages: Parameters<typeof siteDataOf>[0] = [
    { scripts: [], runtime },
    { scripts: [], runtime: { otherChunks: [] } },
  ];
  expect(() => siteDataOf(pages, facts)).toThrow('in 2 ways');
  expect(() => readSiteDataLine('run();')).toThrow('has no line');
});
