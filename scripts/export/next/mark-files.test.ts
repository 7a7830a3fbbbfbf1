/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptEnd, sheetEnd } from '@/lib/browser/network/whole-files';
import { markFiles } from './mark-files';

it('marks the end of scripts and stylesheets, once, and of nothing else', () => {
  const out = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
  mkdirSync(join(out, 'live'));
  const file = (name: string) => join(out, '_next/static/chunks', name);
  const live = (name: string) => join(out, 'live', name);
  writeFileSync(live('a.css'), 'a{}');
  writeFileSync(live('a.js'), 'run();');
  writeFileSync(file('a.js'), 'run();\n//# sourceMappingURL=a.js.map');
  writeFileSync(file('a.css'), 'a{}');
  markFiles(out);
  markFiles(out);
  expect(readFileSync(file('a.js'), 'utf8')).toBe(
    `run();\n//# sourceMappingURL=a.js.map\n${scriptEnd}\n`,
  );
  for (const css of [file('a.css'), live('a.css')]) {
    expect(readFileSync(css, 'utf8')).toBe(`a{}\n${sheetEnd}\n`);
  }
  expect(readFileSync(live('a.js'), 'utf8')).toBe('run();');
  rmSync(out, { recursive: true });
});
