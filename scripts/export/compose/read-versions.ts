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

/** A build that takes part. */
export interface Version extends BuiltSite {
  /** As it is called in its path, and in sentences. */
  name: string;
  /** Scheme and host it was built for. */
  origin: string;
  /** The release it documents, and its list of others. */
  entries: readonly [Entry, ...Entry[]];
}

const namePattern = /^\w[\w.~-]*$/;

/** The list of versions lies there in each build. */
export const versionsFile = withoutBase(filePaths.versions());

/** @throws when a name would be taken for an address of the site */
function checkNames(names: readonly string[]): void {
  const reserved = [...pageNamespaces, ...fileNamespaces, ...sectionKeys];
  for (const name of names) {
    if (!namePattern.test(name)) throw new Error(`"${name}" can be no part of an address.`);
    if (reserved.includes(name.toLowerCase())) {
      throw new Error(`"${name}" is the beginning of addresses within the site.`);
    }
    const other = names.find((one, at) => one.startsWith(name) && at !== names.indexOf(name));
    if (other !== undefined) {
      // The picker goes nowhere when the address it would go to begins with the one it is at.
      throw new Error(`"${other}" begins with "${name}": name one of them otherwise.`);
    }
  }
}

/**
 * Reads what is to be put side by side, from arguments such as `22=../out22`.
 *
 * @returns the newest first
 * @throws naming the argument, when it is none, or its folder does not hold such a build
 */
export function readVersions(args: readonly string[]): readonly Version[] {
  if (args.length === 0) throw new Error('Say what to compose: 22=../out22 21=../out21');
  const named = args.map((arg) => {
    const [, name, folder] = /^([^=]+)=(.+)$/.exec(arg) ?? [];
    if (name === undefined || folder === undefined) {
      throw new Error(`"${arg}" is no <name>=<folder> such as 22=../out22.`);
    }
    return { name, folder };
  });
  checkNames(named.map(({ name }) => name));
  const versions = named.map(({ name, folder }) => readVersion(name, folder));
  const [first] = versions;
  const stranger = versions.find(({ origin }) => origin !== first?.origin);
  if (first && stranger) {
    throw new Error(
      `${stranger.folder} was built for ${stranger.origin}, ${first.folder} for ${first.origin}: set SITE_BASE_URL alike.`,
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
  if (canonical === undefined) throw new Error(`${folder}/index.html has no canonical address.`);
  const list = join(folder, versionsFile);
  if (!existsSync(list)) throw new Error(`${list} is missing.`);
  const entries = listSchema.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  const [own, ...others] = entries.data ?? [];
  if (own === undefined) throw new Error(`${list} is no list of versions with title and url.`);
  return { ...site, name, origin: new URL(canonical).origin, entries: [own, ...others] };
}
