/** A package name or module specifier without its scope: `ui/button` for `@acme/ui/button`. */
export function withoutScope(specifier: string): string {
  return specifier.replace(/^@[^/]+\//, '');
}
