import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { agentPaths } from '@/lib/routes/agent-paths';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { apacheFile } from '@/lib/routes/hosts/apache';
import { cloudflareLimitProblems } from '@/lib/routes/hosts/cloudflare-limits';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { hostRules } from '@/lib/routes/hosts/host-rules';
import type { HostedSite } from '@/lib/routes/hosts/site-files';
import { places } from '@/lib/routes/paths';
import { compressTexts } from '@/scripts/export/compress/compress-texts';
import { listExport } from '@/scripts/export/next/list-export';
import { lostPages } from './lost-pages';
import { writeLostStubs } from './lost-stubs';
import { olderPage, olderText } from './older-page';
import { type Entry, type Version, versionsFile } from './read-versions';
import { rootFiles } from './root-files';

/** Returns the list of all versions: the composed ones, then others from the list of the newest. */
function joinLists(versions: readonly Version[]): string {
  const here = versions.map(({ entries: [own], origin, base }) => ({
    title: own.title,
    url: origin + base,
  }));
  const isHere = ({ title }: Entry) =>
    versions.some(({ name, entries: [own] }) => title === name || title === own.title);
  const elsewhere = versions.slice(0, 1).flatMap(({ entries }) => entries.slice(1));
  return JSON.stringify([...here, ...elsewhere.filter((entry) => !isHere(entry))]);
}

/** Whether a file is a page as Markdown, or a list of such pages. */
const isForAgents = (place: string) =>
  place.endsWith('.md') || [agentPaths.llms, agentPaths.llmsFull].map(withoutBase).includes(place);

/** Marks each page of a version as older than the newest. Returns the number of pages. */
function markAsOlder(version: Version, newest: Version, folder: string): number {
  rmSync(join(folder, withoutBase(filePaths.sitemap())), { force: true });
  const pages = [...version.files].filter(
    ([place, file]) => `${place}.html` === `/${file}` || place === '/',
  );
  for (const [place, file] of pages) {
    const moved = newest.moved.get(place) ?? place;
    const html = readFileSync(join(folder, file), 'utf8');
    const facts = {
      version: version.name,
      newest: newest.name,
      newestBase: newest.base,
      place,
      canonical: newest.files.has(moved) ? newest.origin + newest.base + moved : undefined,
    };
    writeFileSync(join(folder, file), olderPage(html, facts));
  }
  for (const [place, file] of version.files) {
    if (!isForAgents(place)) continue;
    const home = newest.origin + newest.base;
    const address = home + (newest.files.has(place) ? place : places.home());
    const facts = { version: version.name, newest: newest.name, address };
    writeFileSync(join(folder, file), olderText(readFileSync(join(folder, file), 'utf8'), facts));
  }
  return pages.length;
}

function checkTarget(to: string, versions: readonly Version[]): void {
  const inside = versions.find(({ folder }) => `${resolve(folder)}/`.startsWith(`${resolve(to)}/`));
  const isComposed = existsSync(join(to, hostFiles.serve));
  if (inside || (existsSync(to) && readdirSync(to).length > 0 && !isComposed)) {
    throw new Error(`--to must name a new folder or one composed before, not "${to}".`);
  }
}

/**
 * Composes versions into one folder; see the contract in `index.ts`.
 *
 * @param versions the newest first
 * @returns a summary
 */
export async function compose(versions: readonly Version[], to: string): Promise<string> {
  const [newest, ...older] = versions;
  if (!newest) throw new Error('There is no version to compose.');
  checkTarget(to, versions);
  rmSync(to, { recursive: true, force: true });
  const list = joinLists(versions);
  const lostOf = (version: Version) =>
    lostPages(
      version,
      versions.filter((other) => other !== version),
    );

  const hosted: HostedSite[] = [];
  let marked = 0;
  for (const version of versions) {
    const folder = join(to, version.name);
    cpSync(version.folder, folder, { recursive: true, filter: (file) => !isCompressed(file) });
    const moved = new Map([...version.moved, ...lostOf(version)]);
    writeFileSync(join(folder, versionsFile), list);
    if (older.includes(version)) marked += markAsOlder(version, newest, folder);
    writeLostStubs(version, lostOf(version), folder);
    const { base } = version;
    const redirects = [...moved].map(([from, target]) => ({ from, to: target }));
    const site = { base, redirects, ...listExport(folder) };
    hosted.push(site);
    writeFileSync(join(folder, hostFiles.apache), apacheFile(site, hosted));
  }
  const rules = hostRules(hosted);
  const files = {
    ...rootFiles([newest, ...older], list, lostOf),
    ...rules,
    [hostFiles.noJekyll]: '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), text);
  }
  const compressed = await compressTexts(to, 'best');
  const names = versions.map(({ name }) => name).join(', ');
  const lost = hosted.map(
    ({ redirects }, at) => redirects.length - (versions[at]?.moved.size ?? 0),
  );
  return [
    `Versions ${names} in ${to}/; the newest is ${newest.name}.`,
    `${marked} pages of older versions have a banner; ${lost.reduce((sum, n) => sum + n, 0)} paths that a version does not have redirect to the nearest page above.`,
    compressed,
    ...cloudflareLimitProblems(rules[hostFiles.redirects], rules[hostFiles.headers]),
  ].join('\n');
}
