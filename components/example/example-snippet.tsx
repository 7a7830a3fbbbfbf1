import { CodeBlock } from '@/components/ui/code-block';
import { readExampleSource } from '@/lib/examples/sources';
import { highlightToHtml, languageOfFile } from '@/lib/markdown/highlight';

interface ExampleSnippetProps {
  id: string;
  file: string;
  /** Only the lines of this `#docregion`. */
  region?: string | undefined;
}

/** A file of an example, or a region of it, as code in a text. */
export async function ExampleSnippet({ id, file, region }: ExampleSnippetProps) {
  const html = await highlightToHtml(readExampleSource(id, file, region), languageOfFile(file));
  return <CodeBlock html={html} title={file} />;
}
