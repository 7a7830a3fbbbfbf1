import { BreakableName } from '@/components/ui/breakable-name';
import { StaticHtml } from '@/components/ui/static-html';
import type { DocItem } from '@/content/types';
import { importedSymbols } from '@/lib/api/imported-symbols';
import { examplesOf } from '@/lib/examples/of-item';
import { otherExamples } from '@/lib/examples/others';
import type { Example } from '@/lib/examples/schema';
import { readExampleFiles } from '@/lib/examples/sources';
import { paths } from '@/lib/routes/paths';
import { word, type Wording, wording } from '@/lib/words/word';
import { nameInLists } from './name-in-lists';

interface LinkListProps {
  id: string;
  title: Wording;
  links: readonly ({ href: string } & Wording)[];
  areNames?: boolean;
}

function LinkList({ id, title, links, areNames = false }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav className="flex-[1_1_14rem]" aria-labelledby={id}>
      <h2 id={id} className="pb-2 text-small/6 font-bold [letter-spacing:0]" lang={title.lang}>
        {title.text}
      </h2>
      <ul className="text-small links:flex links:py-1 links:text-text-2 links:no-underline links:hover:text-text links:hover:underline pointer-coarse:links:min-h-11 pointer-coarse:links:items-center">
        {links.map(({ href, text, lang }) => (
          <li key={href}>
            <a
              href={href}
              translate={areNames ? 'no' : undefined}
              className="wrap-anywhere"
              lang={lang}
            >
              <BreakableName name={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const typeScript = /\.ts$/;

/** The symbols that an example imports, and other examples of its item: beside the example, or below it. */
export function Related({ item, example }: { item: DocItem; example: Example }) {
  const sources = readExampleFiles(example.id)
    .filter(({ name }) => typeScript.test(name))
    .map(({ text }) => text);
  const documents = [item.apiDocId, ...item.additionalApiDocs.map(({ path }) => path)];
  const examples = examplesOf(item);
  const others = otherExamples(examples, example);
  const links = others.map((other) => ({
    href: paths.example(item, other.id),
    ...nameInLists(other),
  }));
  const all = {
    href: paths.item(item, 'examples'),
    ...wording('All {count} examples', { count: String(examples.length) }),
  };
  const symbols = importedSymbols(sources, documents).map(({ url, name }) => ({
    href: url,
    text: name,
  }));
  if (symbols.length + links.length === 0) return null;
  return (
    <StaticHtml
      as="aside"
      className="mt-8 flex flex-wrap gap-8 toc:sticky toc:top-[calc(var(--bar-h)+1.5rem)] toc:col-start-2 toc:row-[1/span_60] toc:mt-0 toc:max-h-[calc(100dvh-var(--bar-h)-4rem)] toc:flex-col toc:flex-nowrap toc:self-start toc:overflow-y-auto toc:border-s toc:border-line toc:ps-4 *:toc:flex-none print:hidden"
      aria-label={word('Related')}
    >
      <LinkList id="used-api" title={wording('API in this example')} links={symbols} areNames />
      <LinkList
        id="other-examples"
        title={wording('Other examples of {name}', { name: item.name })}
        links={others.length < examples.length - 1 ? [...links, all] : links}
      />
    </StaticHtml>
  );
}
