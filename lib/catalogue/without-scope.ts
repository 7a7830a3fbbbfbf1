/** A package's name, or what is imported from it, without its scope: `ui/button` of `@acme/ui/button`. */
export function withoutScope(specifier: string): string {
  return specifier.replace(/^@[^/]+\//, '');
}
