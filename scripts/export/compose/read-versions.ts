import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coerce, rcompare } from 'semver';
import { z } from 'zod';
import { withoutBase } from '@/lib/routes/base';
import { fileNamespaces, filePaths } from '@/lib/routes/file-paths';
import { pageNamespaces } from '@/lib/routes/paths';
import { sectionKeys } from '@/lib/routes/redirects';
import { type BuiltSite, readSite } from '@/scripts/shared/server/site-index';

/** An entry of a list of versions. */
export type Entry = z.infer<typeof listSchema>[number];

const listSchema = z.array(z.object({ title: z.string(), url: z.string() })).min(1);

/** A build to compose. */
export interface Version extends BuiltSite {
  /** Its name, in its path and in texts. */
  name: string;
  /** Origin it was built for. */
  origin: string;
  /** The list of versions: first its own release, then others. */
  entries: readonly [Entry, ...Entry[]];
}

const namePattern = /^\w[\w.~-]*$/;

/** Path of the list of versions in each build. */
export const versionsFile = withoutBase(filePaths.versions());

/** @throws when a name conflicts with paths of the site or with another name */
function checkNames(names: readonly string[]): void {
  const reserved = [...pageNamespaces, ...fileNamespaces, ...sectionKeys];
  for (const name of names) {
    if (!namePattern.test(name)) throw new Error(`The name "${name}" must match ${namePattern}.`);
    if (reserved.includes(name.toLowerCase())) {
      throw new Error(`The name "${name}" is reserved for paths within the site.`);
    }
    const other = names.find((one, at) => one.startsWith(name) && at !== names.indexOf(name));
    if (other !== undefined) {
      // The version picker ignores a version whose URL begins with the current address.
      throw new Error(`The name "${other}" begins with "${name}": rename one of them.`);
    }
  }
}

/**
 * Reads the versions to compose from arguments such as `22=../out22`.
 *
 * @returns the newest first
 * @throws when an argument is invalid, or its folder has no such build
 */
export function readVersions(args: readonly string[]): readonly Version[] {
  if (args.length === 0)
    throw new Error('Name the builds to compose, such as 22=../out22 21=../out21.');
  const named = args.map((arg) => {
    const [, name, folder] = /^([^=]+)=(.+)$/.exec(arg) ?? [];
    if (name === undefined || folder === undefined) {
      throw new Error(`"${arg}" is not of the form <name>=<folder>, such as 22=../out22.`);
    }
    return { name, folder };
  });
  checkNames(named.map(({ name }) => name));
  const versions = named.map(({ name, folder }) => readVersion(name, folder));
  const [first] = versions;
  const other = versions.find(({ origin }) => origin !== first?.origin);
  if (first && other) {
    throw new Error(
      `${other.folder} was built for ${other.origin}, ${first.folder} for ${first.origin}: build them with the same SITE_BASE_URL.`,
    );
  }
  const release = ({ entries }: Version) => coerce(entries[0].title) ?? '0.0.0';
  return versions.sort((a, b) => rcompare(release(a), release(b)));
}

function readVersion(name: string, folder: string): Version {
  const site = readSite(folder);
  if (site.base !== `/${name}`) {
    const path = site.base === '' ? 'the root of a host' : site.base;
    throw new Error(`${folder} was built for ${path}: build it with BASE_PATH=/${name}`);
  }
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
  if (canonical === undefined) throw new Error(`${folder}/index.html has no canonical link.`);
  const list = join(folder, versionsFile);
  if (!existsSync(list)) throw new Error(`${list} is missing.`);
  const entries = listSchema.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  const [own, ...others] = entries.data ?? [];
  if (own === undefined)
    throw new Error(`${list}: expected a list of versions with title and url.`);
  return { ...site, name, origin: new URL(canonical).origin, entries: [own, ...others] };
}
