import { CodeBlock } from '@/components/ui/code-block';
import { linkedCode } from '@/lib/code-links/linked-code';
import { readExampleFiles, readExampleSource } from '@/lib/examples/sources';
import { languageOfFile } from '@/lib/markdown/highlight';

interface ExampleSnippetProps {
  id: string;
  file: string;
  /** Only the lines of this `#docregion`. */
  region?: string | undefined;
}

/** A file of an example, or a region of it, as code in a text. */
export async function ExampleSnippet({ id, file, region }: ExampleSnippetProps) {
  const code = readExampleSource(id, file, region);
  const sources = readExampleFiles(id)
    .filter(({ name }) => name.endsWith('.ts'))
    .map(({ text }) => text);
  const html = await linkedCode(code, languageOfFile(file), { sources });
  return <CodeBlock html={html} title={file} />;
}
