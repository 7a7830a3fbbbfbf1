/** A stylesheet that can be compiled, and the files it needs beside it. */
export interface UsableSheet {
  code: string;
  /** Name of a module the block loads or expects → a stand-in for it. */
  stubs: ReadonlyMap<string, string>;
}

const library = /(?<![\w-])mat\./;

/**
 * Gives a block what it leaves out: the line that loads the library, and the author's own modules,
 * with the members the block takes from them. Lines stay where they are.
 */
export function usableSheet(code: string): UsableSheet {
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

/** Variables hold a palette, the usual thing to take from a theme file. */
function stubOf(namespace: string, code: string): string {
  const taken = (pattern: string) => [
    ...new Set([...code.matchAll(new RegExp(pattern, 'g'))].map(([, name]) => name)),
  ];
  const isOurs = `(?<![\\w-])${namespace}\\.`;
  const mixins = taken(`@include\\s+${namespace}\\.([\\w-]+)`);
  const functions = taken(`${isOurs}([a-z][\\w-]*)(?=\\()`).filter(
    (name) => !mixins.includes(name),
  );
  return [
    "@use '@angular/material' as mat;",
    ...taken(`${isOurs}\\$([\\w-]+)`).map((name) => `$${name}: mat.$azure-palette;`),
    ...mixins.map((name) => `@mixin ${name}($arguments...) { @content; }`),
    ...functions.map((name) => `@function ${name}($arguments...) { @return null; }`),
  ].join('\n');
}
