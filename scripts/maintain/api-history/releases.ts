const stable = /^(\d+)\.(\d+)\.(\d+)$/;

type Version = [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const [, major, minor, patch] = stable.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

const byAge = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/**
 * Picks the releases to compare: the last one of each major before the installed release, starting at
 * `firstMajor`, and the last one of each minor of the installed major.
 *
 * @param published versions of each package; only versions of all packages count
 * @param installed the documented release; newer ones are ignored
 * @returns versions from old to new, the installed one last
 * @throws when a major has no release, or the installed version is not a release
 */
export function pickReleases(
  published: readonly (readonly string[])[],
  installed: string,
  firstMajor: number,
): string[] {
  const current = parse(installed);
  if (!current) throw new Error(`"${installed}" is not a release: expected major.minor.patch`);
  const [first = [], ...others] = published;
  const last = new Map<string, Version>();
  for (const text of first) {
    const version = parse(text);
    if (!version || !others.every((list) => list.includes(text))) continue;
    if (version[0] < firstMajor || byAge(version, current) >= 0) continue;
    const line = version[0] === current[0] ? `${version[0]}.${version[1]}` : `${version[0]}`;
    const known = last.get(line);
    if (!known || byAge(known, version) < 0) last.set(line, version);
  }
  last.delete(`${current[0]}.${current[1]}`);
  for (let major = firstMajor; major < current[0]; major++) {
    if (!last.has(`${major}`)) throw new Error(`no release of version ${major} is published`);
  }
  return [...last.values(), current].sort(byAge).map((version) => version.join('.'));
}
