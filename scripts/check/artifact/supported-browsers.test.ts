/** @jest-environment node */
import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { supportedBrowsers } from './supported-browsers';

/** The name of each browser in the README, and in browserslist. */
const names = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  'Safari on iOS': 'ios_saf',
} as const;

/** The lowest supported version of a browser. */
function lowest(browser: string): number {
  const versions = browserslist(supportedBrowsers()).flatMap((entry) => {
    const [name, version = ''] = entry.split(' ');
    return name === browser ? Number.parseFloat(version) : [];
  });
  return Math.min(...versions);
}

it('lists the browsers of the linter in the README', () => {
  const table = readFileSync('README.md', 'utf8').split('## Browsers')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([A-Z][A-Za-z ]+?) +\| (\d+(?:\.\d+)?) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, version]) => [name, Number(version)]))).toEqual(
    Object.fromEntries(Object.entries(names).map(([name, entry]) => [name, lowest(entry)])),
  );
  const date = /\d{4}-\d\d-\d\d$/.exec(supportedBrowsers())?.[0];
  expect(table).toContain(date);
});
