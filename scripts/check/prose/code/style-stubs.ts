/** A stylesheet that can be compiled, and the files that it needs. */
export interface CompleteSheet {
  code: string;
  /** Name of a module that the block loads or needs → the code of a stub. */
  stubs: ReadonlyMap<string, string>;
}

const library = /(?<![\w-])mat\./;

/**
 * Completes a block: adds the line that loads the library, and stubs of the author's own modules with the
 * members that the block uses. Line numbers stay the same.
 */
export function completeSheet(code: string): CompleteSheet {
  const uses = [...code.matchAll(/@use\s+['"]([^'"]+)['"](?:\s+as\s+([\w-]+))?/g)].map(
    ([, url = '', alias]) => ({ url, namespace: alias ?? url.replace(/^.*[/:]/, '') }),
  );
  const stubs = new Map<string, string>();
  for (const { url, namespace } of uses) {
    if (url.startsWith('.')) stubs.set(url.replace(/^\.\//, ''), stubOf(namespace, code));
  }
  const loaded = new Set(uses.map(({ namespace }) => namespace));
  const head: string[] = [];
  if (library.test(code) && !loaded.has('mat')) head.push("@use '@angular/material' as mat;");
  for (const [, namespace = ''] of code.matchAll(/@include\s+([a-z][\w-]*)\.[a-z]/g)) {
    if (namespace === 'mat' || loaded.has(namespace) || stubs.has(namespace)) continue;
    head.push(`@use './${namespace}';`);
    stubs.set(namespace, stubOf(namespace, code));
  }
  return { code: [...head, code].join(' '), stubs };
}

/** Creates a stub. Its variables are palettes, because blocks usually import palettes from a theme file. */
function stubOf(namespace: string, code: string): string {
  const usedNames = (pattern: string) => [
    ...new Set([...code.matchAll(new RegExp(pattern, 'g'))].map(([, name]) => name)),
  ];
  const prefix = `(?<![\\w-])${namespace}\\.`;
  const mixins = usedNames(`@include\\s+${namespace}\\.([\\w-]+)`);
  const functions = usedNames(`${prefix}([a-z][\\w-]*)(?=\\()`).filter(
    (name) => !mixins.includes(name),
  );
  return [
    "@use '@angular/material' as mat;",
    ...usedNames(`${prefix}\\$([\\w-]+)`).map((name) => `$${name}: mat.$azure-palette;`),
    ...mixins.map((name) => `@mixin ${name}($arguments...) { @content; }`),
    ...functions.map((name) => `@function ${name}($arguments...) { @return null; }`),
  ].join('\n');
}
