import { gt, prerelease, rcompare, satisfies, valid } from 'semver';
import type { Registry } from './registry';

/** Exact versions of packages, by name. */
export type Versions = Readonly<Record<string, string>>;

/** A package that stays behind its newest release. */
interface Held {
  name: string;
  at: string;
  newest: string;
  because: string;
}

export interface Resolution {
  /** All versions after the update. */
  versions: Versions;
  held: readonly Held[];
  /** By package, the versions of peers with which it is installed although it requires others. */
  overrides: Readonly<Record<string, Versions>>;
}

export interface Wanted {
  /** All packages of package.json with their exact versions. */
  installed: Versions;
  /** The packages to update. */
  names: readonly string[];
  /** The documented packages, which `version` is about. */
  documented: readonly string[];
  /** A version of the documented packages; by default the newest one that fits. */
  version?: string | undefined;
  /** Packages that may stay behind the documented ones: they use only what does not change between them. */
  mayLag: readonly string[];
}

type Problem = string;

/** Groups packages that are tied together by exact versions. */
export function groupsOf(
  names: readonly string[],
  installed: Versions,
  { requirements }: Pick<Registry, 'requirements'>,
): readonly (readonly string[])[] {
  const groups = new Map(names.map((name) => [name, new Set([name])]));
  for (const name of names) {
    const { peers, dependencies } = requirements(name, installed[name] ?? '');
    for (const [other, range] of Object.entries({ ...peers, ...dependencies })) {
      const [mine, theirs] = [groups.get(name), groups.get(other)];
      if (!mine || !theirs || mine === theirs || valid(range) === null) continue;
      for (const member of theirs) groups.set(member, mine.add(member));
    }
  }
  return [...new Set(groups.values())].map((group) => [...group].sort());
}

const stableOf = (versions: readonly string[]) =>
  versions.filter((version) => valid(version) && !prerelease(version)).sort(rcompare);

/**
 * The versions of a group for one release, or what is missing. Packages with other version numbers, which do not have
 * the `current` version either, get the version that the others depend on.
 */
function membersAt(
  group: readonly string[],
  release: string,
  current: string,
  registry: Registry,
): Versions | Problem {
  const result: Record<string, string> = {};
  const lacking = group.filter((name) => !registry.versions(name).includes(release));
  const present = group.filter((name) => !lacking.includes(name));
  for (const name of present) result[name] = release;
  const otherwise = (name: string) => !registry.versions(name).includes(current);
  const missing = lacking.find((name) => !otherwise(name));
  if (missing !== undefined) return `${missing} has no ${release}`;
  for (const name of lacking) {
    const pinned = present
      .map((other) => registry.requirements(other, release).dependencies[name])
      .find((range) => range !== undefined && valid(range) !== null);
    if (pinned === undefined || !registry.versions(name).includes(pinned)) {
      return `${name} has no ${release}`;
    }
    result[name] = pinned;
  }
  return result;
}

/** The first peer dependency that would not be met: of a member, or of another package on a member. */
function firstConflict(
  members: Versions,
  chosen: Versions,
  names: readonly string[],
  { requirements }: Registry,
): Problem | undefined {
  for (const name of names) {
    const version = chosen[name];
    if (version === undefined) continue;
    for (const [peer, range] of Object.entries(requirements(name, version).peers)) {
      const other = chosen[peer];
      const isConcerned = members[name] !== undefined || members[peer] !== undefined;
      if (other === undefined || !isConcerned || satisfies(other, range)) continue;
      return `${name} ${version} requires ${peer} ${range}, not ${other}`;
    }
  }
  return undefined;
}

/** Chooses the newest versions of packages that can be installed together. */
export function resolveVersions(wanted: Wanted, registry: Registry): Resolution {
  const { installed, names, documented, version, mayLag } = wanted;
  for (const name of documented) {
    if (version === undefined || registry.versions(name).includes(version)) continue;
    const [newest = 'nothing'] = stableOf(registry.versions(name));
    throw new Error(`The registry has no ${name} ${version}; its newest is ${newest}.`);
  }
  const firm = names.filter((name) => !mayLag.includes(name));
  const groups = groupsOf(firm, installed, registry);
  let versions: Versions = Object.fromEntries(
    Object.entries(installed).filter(([name]) => !mayLag.includes(name)),
  );
  const reasons = new Map<string, Problem>();
  const raise = (group: readonly string[]): void => {
    const isDocumented = group.some((name) => documented.includes(name));
    const published = stableOf([...new Set(group.flatMap((name) => registry.versions(name)))]);
    const current = stableOf(group.map((name) => installed[name] ?? ''))[0] ?? '0.0.0';
    const newer = published.filter((release) => gt(release, current));
    const releases = isDocumented && version !== undefined ? [version] : newer;
    let reason: Problem | undefined;
    for (const release of releases) {
      const members = membersAt(group, release, current, registry);
      const problem =
        typeof members === 'string'
          ? members
          : firstConflict(members, { ...versions, ...members }, firm, registry);
      if (typeof members !== 'string' && problem === undefined) {
        versions = { ...versions, ...members };
        break;
      }
      reason ??= problem;
    }
    if (isDocumented && version !== undefined && reason !== undefined) {
      throw new Error(`${version} cannot be installed: ${reason}.`);
    }
    for (const name of group) if (reason !== undefined) reasons.set(name, reason);
  };
  for (const group of groups) raise(group);
  const behind = lagging(wanted, versions, registry);
  versions = { ...versions, ...behind.versions };
  const held = names.flatMap((name): readonly Held[] => {
    const [newest = ''] = stableOf(registry.versions(name));
    const at = versions[name] ?? '';
    const because = reasons.get(name) ?? `${version ?? at} was asked for`;
    return newest === at || mayLag.includes(name) ? [] : [{ name, at, newest, because }];
  });
  return { versions, held, overrides: behind.overrides };
}

/** The newest versions of the packages that may lag, and what must be overridden for them. */
function lagging({ mayLag, names }: Wanted, chosen: Versions, registry: Registry) {
  const versions: Record<string, string> = {};
  const overrides: Record<string, Versions> = {};
  for (const name of mayLag.filter((one) => names.includes(one))) {
    const releases = stableOf(registry.versions(name));
    const misfits = (release: string) =>
      Object.entries(registry.requirements(name, release).peers).filter(
        ([peer, range]) => chosen[peer] !== undefined && !satisfies(chosen[peer], range),
      );
    const fitting = releases.find((release) => misfits(release).length === 0);
    const release = fitting ?? releases[0] ?? '';
    versions[name] = release;
    const others = fitting === undefined ? misfits(release) : [];
    if (others.length > 0) {
      overrides[name] = Object.fromEntries(others.map(([peer]) => [peer, chosen[peer] ?? '']));
    }
  }
  return { versions, overrides };
}
