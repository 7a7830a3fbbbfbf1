/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { codeFiles } from './code-files';

it('highlights the files in the order of their tabs, without region markers', async () => {
  const id = 'button-overview';
  const sources = {
    [`${id}-example.html`]: '<!-- #docregion a -->\n<b>Send</b>\n<!-- #enddocregion a -->\n',
    [`${id}-example.ts`]: 'export class A {}\n',
    'lights.ts': 'export const lights = 3;\n',
    [`${id}-example.spec.ts`]: 'it("works");\n',
  };
  const example = exampleFixture({ id, files: Object.keys(sources) });
  const files = await codeFiles({ example, folder: '', sources });
  expect(files.map(({ label }) => label)).toEqual(['HTML', 'TypeScript', 'lights.ts', 'Test']);
  expect(files[0]?.html).not.toContain('docregion');
  expect(files[0]?.html).toContain('Send');
  expect(files[1]?.html).toMatch(/<i class=k>/);
});
