/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testNames, testProse } from '@/scripts/check/prose/prose.fixture';
import { workFolder } from '@/scripts/check/prose/shared/cache';
import { checkCode } from './check-code';
import { compileUnits } from './compile';
import { planUnits } from './plan-units';
import type { Unit } from './unit';

/** Creates a folder inside of the project, so that modules resolve. */
function createFolder(): string {
  mkdirSync(workFolder, { recursive: true });
  return mkdtempSync(join(workFolder, 'test-'));
}

/** Replaces the whole library: compiling with one directive is much faster. */
const library: Unit = {
  path: 'library.ts',
  text: "import { MatButton } from '@angular/material/button';\nexport const library = [MatButton];",
  line: 0,
  kind: 'support',
};

const source = `Text.

\`\`\`ts complete title="a.ts"
import { Component } from '@angular/core';
import { MatButton, MatButon } from '@angular/material/button';

@Component({
  selector: 'app-a',
  imports: [MatButton],
  template: \`
    <button matButton [appearence]="'text'">A</button>
  \`,
})
export class A {}
\`\`\`

\`\`\`ts
const button = inject(MatButton);
dialog.open();
button.focuss();
\`\`\`

\`\`\`html
<button matButton #b="matBtn">{{ own() }}</button>
<app-own [x]="1" />
\`\`\`

\`\`\`ts unchecked="an excerpt"
dialog.open();
inject(MatButton).focuss();
\`\`\`

\`\`\`html unchecked="an excerpt"
<button matButton #b="matBtn">{{ own() }}</button>
\`\`\`
`;

it('reports the errors of Angular with the line in the Markdown', async () => {
  const folder = createFolder();
  try {
    const { units, findings } = planUnits(testProse(source), testNames());
    expect(findings).toEqual([]);
    const found = await checkCode([{ file: 'x.md', units }], library, 'test', folder);
    expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      expect.stringMatching(/^x.md:5 TS2724: .*has no exported member named 'MatButon'/),
      expect.stringMatching(/^x.md:11 NG8002: Can't bind to 'appearence'/),
      expect.stringMatching(/^x.md:19 TS2304: Cannot find name 'dialog'/),
      expect.stringMatching(
        /^x.md:20 TS2551: Property 'focuss' does not exist on type 'MatButton'/,
      ),
      expect.stringMatching(/^x.md:24 TS2339: Property 'own' does not exist on type 'Snippet'/),
      expect.stringMatching(/^x.md:25 NG8001: 'app-own' is not a known element/),
      expect.stringMatching(/^x.md:25 NG8002: Can't bind to 'x'/),
      expect.stringMatching(/^x.md:24 NG8003: No directive found with exportAs 'matBtn'/),
      // In unchecked blocks, errors about the library are still reported.
      expect.stringMatching(/^x.md:30 TS2551: Property 'focuss' does not exist/),
      expect.stringMatching(/^x.md:34 NG8003: No directive found with exportAs 'matBtn'/),
    ]);
    // The second run uses the cache and compiles nothing.
    const again = await checkCode([{ file: 'x.md', units }], library, 'test', folder);
    expect(again).toEqual(found);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('throws when a support file does not compile', async () => {
  const folder = createFolder();
  try {
    const broken = { ...library, text: 'export const library: string = 1;' };
    await expect(checkCode([{ file: 'x.md', units: [] }], broken, 'test', folder)).rejects.toThrow(
      "library.ts: TS2322: Type 'number' is not assignable to type 'string'.",
    );
    expect(await compileUnits([library], join(folder, 'compile'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
