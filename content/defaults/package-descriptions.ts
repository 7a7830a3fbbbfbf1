/** What the packages of a site are, by key; the build of another library's site reads it from their manifests. */
export const packageDescriptions: Readonly<Record<string, string>> = {};
