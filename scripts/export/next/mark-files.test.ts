/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptEnd } from '@/lib/browser/network/whole-files';
import { markScripts } from './mark-scripts';

it('marks the end of each script, once, and of nothing else', () => {
  const out = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
  const file = (name: string) => join(out, '_next/static/chunks', name);
  writeFileSync(file('a.js'), 'run();\n//# sourceMappingURL=a.js.map');
  writeFileSync(file('a.css'), 'a{}');
  markScripts(out);
  markScripts(out);
  expect(readFileSync(file('a.js'), 'utf8')).toBe(
    `run();\n//# sourceMappingURL=a.js.map\n${scriptEnd}\n`,
  );
  expect(readFileSync(file('a.css'), 'utf8')).toBe('a{}');
  rmSync(out, { recursive: true });
});
