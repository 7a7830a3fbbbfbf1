import { parse } from 'node-html-parser';
import { allExamples } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { places } from '@/lib/routes/paths';
import { isPreview } from '@/lib/routes/previews';
import { pageUrl } from '@/scripts/export/next/list-export';
import type { Finding } from './finding';

/**
 * Checks the preview pages, which show a single example: each live example has one, no other example has;
 * they are not indexed; each shows the example of its address.
 *
 * @param files the files of the export
 * @param read returns the text of a file
 */
export function checkPreviews(
  files: readonly string[],
  read: (file: string) => string,
  examples = allExamples(),
): readonly Finding[] {
  const found = (path: string, rule: string, message: string): Finding => ({
    path,
    rule: `preview/${rule}`,
    message,
  });
  const expected = new Map(
    examples
      .filter(({ kind }) => kind === 'live')
      .map((example) => [places.examplePreview(itemOfExample(example), example.id), example.id]),
  );
  const there = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [pageUrl(file), file] as const)
      .filter(([path]) => isPreview(path)),
  );
  return [
    ...[...expected.keys()]
      .filter((path) => !there.has(path))
      .map((path) => found(path, 'missing', 'the example has no preview page')),
    ...[...there].flatMap(([path, file]) => {
      const id = expected.get(path);
      if (id === undefined) return [found(path, 'stray', 'there is no such example')];
      const html = read(file);
      const isHidden = html.includes('<meta name="robots" content="noindex">');
      return [
        ...(isHidden ? [] : [found(path, 'index', 'search engines may index it')]),
        ...(parse(html).querySelector('live-example')?.getAttribute('example') === id
          ? []
          : [found(path, 'stage', `it does not show "${id}"`)]),
      ];
    }),
  ];
}
