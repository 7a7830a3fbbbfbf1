import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classesCompiledIn, classesNamedIn, classesOfExamples } from './class-names';

it('finds the classes of compiled templates and hosts', () => {
  const script =
    'x({consts:[["id","no",1,"stage","md:tab",3,"value"],[1,"open"]],hostAttrs:[1,`box`]});f("tab")';
  expect(classesCompiledIn(script)).toEqual(['stage', 'md:tab', 'open', 'box']);
});

it.each([
  ['a.html', '<p class="shown" [class.is-open]="open()">.no</p>', ['is-open']],
  ['a.ts', "host: { '[class.wide]': 'wide()' }", ['wide']],
  ['a.scss', '.stage > .tab:hover { margin: 0.5rem; }', ['stage', 'tab']],
])('finds the classes in %s', (file, text, names) => {
  expect(classesNamedIn(file, text)).toEqual(names);
});

it('lists each class in rendered HTML, compiled templates and sources once', () => {
  const served = mkdtempSync(join(tmpdir(), 'class-names-'));
  writeFileSync(join(served, 'a.js'), 'x([1,"tab","block"])');
  writeFileSync(join(served, 'a.css'), '.no{content:[1,"no"]}');
  const scanned = [{ sources: { 'a.css': '.block{}.wide{}' } }];
  const pages = [{ html: '<p class="tab stage">class="no"<b class="tab"></b></p>' }];
  expect(classesOfExamples(scanned, pages, served)).toEqual(['block', 'stage', 'tab', 'wide']);
  rmSync(served, { recursive: true });
});
