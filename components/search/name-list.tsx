import { StaticHtml } from '@/components/ui/static-html';
import type { Wording } from '@/lib/words/word';

interface NameListProps {
  id: string;
  title: Wording;
  links: readonly { href: string; name: string; lang?: 'en' | undefined }[];
  /** Level of the heading. */
  level?: 2 | 3;
  /** Whether the names are code, shown in the font for code. */
  code?: boolean;
}

/** A heading and a list of links in columns. */
export function NameList({ id, title, links, level = 2, code = false }: NameListProps) {
  const Heading = `h${level}` as const;
  return (
    <StaticHtml as="section" aria-labelledby={id}>
      <Heading id={id} className="mt-12 mb-3 scroll-mt-24" lang={title.lang}>
        {title.text}
      </Heading>
      <ul
        className={`gap-6 text-ui [&_a]:inline-block [&_a]:py-1 [&_a]:wrap-anywhere pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:py-3 ${code ? 'columns-[14rem] font-mono' : 'columns-[12rem]'}`}
        translate={code ? 'no' : undefined}
      >
        {links.map(({ href, name, lang }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}
