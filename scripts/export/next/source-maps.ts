const own = /^turbopack:\/\/\/\[project\]\/((?:app|components|content|lib)\/.+\.tsx?)$/;

/**
 * Turbopack names the sources in its source maps `turbopack:///[project]/<path>`.
 *
 * @returns the path of one of the site's own files; nothing for code of packages
 */
export const ownFileOf = (source: string): string | undefined => own.exec(source)?.[1];
