/** @jest-environment node */
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { checkCommands, commandFaults } from './check-commands';
import { jsonFaults } from './check-json';

it.each([
  'PORT=4001 NG_ALLOWED_HOSTS=localhost node server.mjs',
  'npx @angular/cli@22 new packing-list --style scss --defaults',
  'ng add @angular/material --theme rose-red --skip-confirmation',
  'npx ng generate @angular/material:theme-color --primary-color="#00696d" --directory=src/',
  'npx ng generate @angular/material:material-nav shell --routing',
  'ng generate component notice',
  'npx ng test --no-watch',
  'ng build --stats-json',
  'ng update @angular/core@22 @angular/cli@22',
  'npm install --save-dev axe-core',
  'grep -o -r dist | sort | uniq -c',
  '',
])('accepts %j', (line) => {
  expect(commandFaults(line)).toEqual([]);
});

it.each([
  ['ng biuld', 'unknown command "ng biuld"; did you mean "build"?'],
  ['ng generate @angular/material:tabel x', 'unknown schematic "@angular/material:tabel"'],
  [
    'ng generate @angular/material:navigation x --routin',
    'unknown option "--routin" of ng generate; did you mean "routing"?',
  ],
  ['ng add @angular/material --colour=x', 'unknown option "--colour" of ng add'],
  ['ng test --no-wach', 'unknown option "--no-wach" of ng test'],
  ['npx ng add @angular/materiel', 'the package "@angular/materiel" is not installed here'],
  ['npm instal x', 'unknown command "npm instal"'],
  ['npm install rxjs --force-it', 'unknown option "--force-it" of npm'],
  ['yarn add x', 'unknown program "yarn"'],
])('rejects %j', (line, message) => {
  expect(commandFaults(line)).toEqual([expect.stringContaining(message)]);
});

it('checks blocks and inline commands, and reports their lines', () => {
  const source =
    'Run `ng serv`.\n\n```bash\nng build\nng tset\n```\n\n```bash unchecked="why"\nx\n```\n';
  expect(checkCommands(testProse(source)).map(({ line, message }) => `${line} ${message}`)).toEqual(
    [
      '5 unknown command "ng tset"; did you mean "test"?',
      '1 unknown command "ng serv"; did you mean "serve"?',
    ],
  );
});

it('compares excerpts of angular.json with the builder and the schematics', () => {
  const faults = (code: string, title = 'angular.json (excerpt)') => jsonFaults({ code, title });
  expect(faults('{ "styles": ["src/styles.scss"], "budgets": [] }')).toEqual([]);
  expect(faults('{ "style": [] }')).toEqual([expect.stringContaining('"style"')]);
  expect(faults('{ "styles": ["node_modules/@fontsource/roboto/1.css"] }')).toEqual([
    'no such file: "node_modules/@fontsource/roboto/1.css"',
  ]);
  expect(faults('{ "schematics": { "@angular/material:table": { "stile": "scss" } } }')).toEqual([
    'unknown option "stile" of @angular/material:table; did you mean "style"?',
  ]);
  expect(faults('{', 'x.json')).toEqual([expect.stringContaining('not JSON')]);
});
