/** @jest-environment node */
import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { supportedBrowsers } from './supported-browsers';

/** The names that readers know browsers by, and the list's. */
const names = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  'Safari on iOS': 'ios_saf',
} as const;

/** The lowest version of a browser that is supported. */
function lowest(browser: string): number {
  const versions = browserslist(supportedBrowsers()).flatMap((entry) => {
    const [name, version = ''] = entry.split(' ');
    return name === browser ? Number.parseFloat(version) : [];
  });
  return Math.min(...versions);
}

it('tells in the README which browsers the linter holds the code to', () => {
  const table = readFileSync('README.md', 'utf8').split('## Browsers')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([A-Z][A-Za-z ]+?) +\| (\d+(?:\.\d+)?) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, version]) => [name, Number(version)]))).toEqual(
    Object.fromEntries(Object.entries(names).map(([name, entry]) => [name, lowest(entry)])),
  );
  const date = /\d{4}-\d\d-\d\d$/.exec(supportedBrowsers())?.[0];
  expect(table).toContain(date);
});
