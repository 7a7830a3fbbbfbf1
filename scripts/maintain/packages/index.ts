/**
 * Prints the packages that `npm ci` installs: the largest ones with the packages that require them, and what each
 * package of package.json is there for, with the number of packages that only it requires.
 *
 * Reads   package-lock.json, node_modules and reasons.ts.
 * Prints  two Markdown tables, the largest first.
 * Fails   when nothing is installed.
 */
import { main } from '@/scripts/shared/main';
import { directPackages, installedPackages, readLock } from './read-packages';
import { reasons } from './reasons';

/** The number of packages in the first table. */
const largest = 25;
/** The most names of packages that require another one. */
const maxNames = 4;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const nameOf = (folder: string) => folder.replace('node_modules/', '');

function shorten(names: readonly string[]): string {
  const rest = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

main(() => {
  const lock = readLock('package-lock.json');
  const packages = installedPackages(lock);
  if (packages.length === 0) throw new Error('Nothing is installed. Run `npm ci`.');
  const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${packages.length} packages, ${megabytes(total)} MB\n`);
  console.log('| Package | MB | Brought by |\n| --- | --: | --- |');
  const bySize = [...packages].sort((a, b) => b.bytes - a.bytes);
  for (const { folder, bytes, broughtBy } of bySize.slice(0, largest)) {
    console.log(`| ${nameOf(folder)} | ${megabytes(bytes)} | ${shorten(broughtBy)} |`);
  }
  const rows = directPackages(lock).map((name) => {
    const own = packages.filter(({ broughtBy }) => broughtBy.length === 1 && broughtBy[0] === name);
    return { name, count: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  console.log('\n| In package.json | Only it brings | MB | What for |\n| --- | --: | --: | --- |');
  for (const { name, count, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`| ${name} | ${count} | ${megabytes(bytes)} | ${reasons[name] ?? ''} |`);
  }
});
