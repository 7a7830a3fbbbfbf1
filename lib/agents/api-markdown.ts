import type { DocItem } from '@/content/types';
import { kindNames } from '@/lib/api/kind-names';
import { apiPageOf, type ApiPart } from '@/lib/api/page';
import { symbolUrl } from '@/lib/api/symbol-url';
import { marksOfDoc } from '@/lib/history/marks';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';
import { tabLinks } from './examples-markdown';
import { pageHead } from './page-head';
import { symbolMarkdown } from './symbol-markdown';
import { absolute, blocks, code, heading, linkTo, table } from './text';

/** The API page of an item as Markdown: all symbols of its documents, with their members as tables. */
export function apiMarkdown(item: DocItem): string {
  const path = paths.item(item, 'api');
  return blocks(
    pageHead({
      title: `${item.name}: API`,
      line: item.summary,
      path,
      library: sectionOf(item).words.library,
      beside: tabLinks(item),
    }),
    `As JSON: <${absolute(paths.apiJson(item))}>`,
    ...apiPageOf(item, marksOfDoc).parts.map(partMarkdown),
  );
}

function partMarkdown({ heading: title, doc, scope }: ApiPart): string {
  const level = title === undefined ? 2 : 3;
  const reexports = doc.reexports.map(({ name, kind, ref }) => [
    `[${code(name)}](${linkTo(symbolUrl(ref))})`,
    word(kindNames[kind].one),
  ]);
  return blocks(
    title && heading(2, title),
    `Import from ${code(doc.entryPoint)}.`,
    ...doc.symbols.map((symbol) => symbolMarkdown(symbol, level, scope.history)),
    reexports.length > 0 ? heading(level, 'Also exported') : '',
    table(['Name', 'Kind'], reexports),
  );
}
