import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { readExampleFiles, readExampleSource } from '@/lib/examples/sources';
import { paths } from '@/lib/routes/paths';
import { absolute, blocks, fence, languageOf } from './text';

/** Markdown for an example inside a text: its title, a link to where it runs, and all of its files. */
export function exampleCode(id: string): string {
  const example = requireExample(id);
  const page = absolute(paths.example(itemOfExample(example), id));
  const runs = example.kind === 'live' ? `[see it run](${page})` : `[its page](${page})`;
  return blocks(`**Example: ${example.title}** (${runs})`, example.note, exampleFiles(id));
}

/** All non-empty files of an example as fenced code, each with its file name. */
export function exampleFiles(id: string): string {
  return blocks(
    ...readExampleFiles(id)
      .filter(({ text }) => text.trim() !== '')
      .map(({ name, text }) => fence(languageOf(name), text, name)),
  );
}

/** One file of an example, or one region of that file, as fenced code. */
export function snippetCode(id: string, file: string, region?: string): string {
  return fence(languageOf(file), readExampleSource(id, file, region), file);
}
