/** @jest-environment node */
import { readSiteDataLine, siteDataLine } from './site-script';

const data = { scripts: ['/a.js'], runtime: null, trackers: ['G-1'] };

it('parses the data of the site from their line', () => {
  expect(readSiteDataLine(`${siteDataLine(data)}\nrun();`)).toEqual(data);
});

it('refuses a script without that line', () => {
  expect(() => readSiteDataLine('run();')).toThrow('has no line');
});
