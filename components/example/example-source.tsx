import './examples.css';
import { CodeTabs } from '@/components/islands/code-tabs/code-tabs';
import { CopyButton } from '@/components/ui/copy-button';
import type { Example } from '@/lib/examples/schema';
import { readExampleFiles } from '@/lib/examples/sources';
import { type CodeLanguage, highlightToHtml, isCodeLanguage } from '@/lib/markdown/highlight';

const labels: Record<string, string> = { html: 'HTML', ts: 'TypeScript', css: 'CSS' };

/** The language of a file, by its extension. */
export function languageOf(file: string): CodeLanguage {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return isCodeLanguage(extension) ? extension : 'text';
}

function labelOf(example: Example, file: string): string {
  if (file.endsWith('.spec.ts')) return 'Test';
  const isOwn = file.startsWith(example.primaryFile.replace(/ts$/, ''));
  return isOwn ? (labels[languageOf(file)] ?? file) : file;
}

/** All files of an example, highlighted, behind tabs. */
export async function ExampleSource({ example }: { example: Example }) {
  const tabs = await Promise.all(
    readExampleFiles(example.id).map(async ({ name, text }) => ({
      name,
      label: labelOf(example, name),
      code: (
        <code dangerouslySetInnerHTML={{ __html: await highlightToHtml(text, languageOf(name)) }} />
      ),
    })),
  );
  return (
    <CodeTabs id={`${example.id}-files`} tabs={tabs}>
      <CopyButton />
    </CodeTabs>
  );
}
