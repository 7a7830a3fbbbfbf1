/** Modules as the bundler writes them, with their numbers, in a script. */
export const chunk = (...modules: readonly string[]) =>
  `(globalThis.TURBOPACK||=[]).push([void 0,${modules.join(',')}]);`;

/** A module that loads files and then runs another. */
export function loading(id: number, files: readonly string[], module: number): string {
  const list = files.map((file) => `"${file}"`).join(',');
  return `${id},e=>{e.v(t=>Promise.all([${list}].map(t=>e.l(t))).then(()=>t(${module})))}`;
}

/** A module that exports something. */
export const exporting = (id: number, name: string) =>
  `${id},e=>{"use strict";let n=e.i(5);e.s(["${name}",0,function(){return n}])}`;

/** The module that reads a page's data and starts the framework, which uses others. */
export const firstModule = (id: number, others: readonly number[]) =>
  `${id},(e,t,n)=>{${others.map((other, index) => `let l${index}=i._(e.r(${other}));`).join('')}(self.__next_f||=[]).push(l0)}`;

/** What presses on the site open. */
const openedNames = [
  'ThemeMenu',
  'VersionMenu',
  'SearchPalette',
  'DrawerPanel',
  'ExamplePanel',
] as const;

/** Scripts of an export by their place: that of the framework, and what presses open, all in one file; without some of it. */
export function openedChunks(without: readonly string[] = []): Readonly<Record<string, string>> {
  const present = openedNames.filter((name) => !without.includes(name));
  const place = (name: string) => 100 + openedNames.findIndex((other) => other === name);
  return {
    '_next/static/chunks/framework.js': chunk(firstModule(90, [91])),
    '_next/static/chunks/app.js': chunk(
      ...openedNames.map((name, index) => loading(index, ['static/chunks/ui.js'], place(name))),
    ),
    '_next/static/chunks/ui.js': chunk(...present.map((name) => exporting(place(name), name))),
  };
}
