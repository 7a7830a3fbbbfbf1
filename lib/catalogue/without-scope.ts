/** A package's name, or what is imported from it, without its scope: `material/button` of `@angular/material/button`. */
export function withoutScope(specifier: string): string {
  return specifier.replace(/^@[^/]+\//, '');
}
