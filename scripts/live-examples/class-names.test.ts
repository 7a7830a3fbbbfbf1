import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { possibleClasses, wordsIn } from './class-names';

it.each([
  ['a list of constants', `consts:[[1,"flex","md:w-1/2"]]`, ['flex', 'md:w-1/2']],
  ['a class attribute', '`open tab`', ['open', 'tab']],
  ['a string with quotes', String.raw`'it\'s' "Not this" "grid"`, ['this', 'grid']],
])('finds what may be a class in %s', (_, script, words) => {
  expect(wordsIn(script)).toEqual(words);
});

it('lists the classes of what is shown, and words of all scripts, each once', () => {
  const served = mkdtempSync(join(tmpdir(), 'class-names-'));
  writeFileSync(join(served, 'a.js'), 'x("tab","block")');
  writeFileSync(join(served, 'a.css'), '.not-this{content:"nor-this"}');
  const pages = [{ html: '<p class="tab stage">class="no"<b class="tab"></b></p>' }];
  expect(possibleClasses(pages, served)).toEqual(['block', 'stage', 'tab']);
  rmSync(served, { recursive: true });
});
