/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { codeFiles, highlightInBackground } from './code-files';

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

describe('highlightInBackground', () => {
  const item = (id: string, text: string) => ({
    example: exampleFixture({ id, files: ['a.ts'] }),
    folder: '',
    sources: { 'a.ts': text },
  });

  it('gives the same code as without it', async () => {
    const [one, other] = [item('one', 'const a = 1;'), item('other', 'let b;')];
    const codeOf = highlightInBackground([one, other]);
    expect(await codeOf(other)).toEqual(await codeFiles(other));
    expect(await codeOf(one)).toEqual(await codeFiles(one));
  });

  it('refuses an example that it does not know', async () => {
    const codeOf = highlightInBackground([]);
    await expect(codeOf(item('one', ''))).rejects.toThrow('one was not highlighted ahead');
  });
});

it('leaves code without colors on request', async () => {
  const sources = { 'a.ts': 'const a = 1;' };
  const example = exampleFixture({ id: 'one', files: ['a.ts'] });
  const [plain] = await codeFiles({ example, folder: '', sources }, true);
  expect(plain?.html).toBe('const a = 1;');
});
