import { home } from '@/content/home';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { findGuide } from '@/lib/catalogue/guides';
import { withCounts } from '@/lib/home/with-counts';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';
import { pageHead } from './page-head';
import { blocks, fence, heading, linkTo } from './text';

/** The home page as Markdown: what the library is, how to start, and where everything is. */
export function homeMarkdown(): string {
  const guides = home.featuredGuides.map(findGuide).filter((guide) => guide !== undefined);
  const link = (name: string, path: string) => `[${name}](${linkTo(path)})`;
  return blocks(
    pageHead({
      title: word('{library} documentation', { library: site.subject }),
      ...(home.tagline !== undefined && { line: home.tagline }),
      path: paths.home(),
      library: site.subject,
    }),
    withCounts(home.lede),
    home.install && fence('bash', home.install),
    ...(home.steps
      ? [
          heading(2, home.steps.title),
          ...home.steps.list.map(({ title, text, code, language }) =>
            blocks(heading(3, title), text, fence(language, code)),
          ),
        ]
      : []),
    heading(2, 'Contents'),
    [
      ...sections.map(
        ({ key, name, summary }) => `- ${link(name, paths.categories(key))}: ${summary}`,
      ),
      `- ${link(word('Guides'), paths.guides())}: ${site.guidesDescription}`,
      ...guides.map((guide) => `  - ${link(guide.name, paths.guide(guide))}: ${guide.summary}`),
      ...(site.hasThemeBuilder
        ? [`- ${link(word('Theme builder'), paths.themeBuilder())}: a theme from your own colors.`]
        : []),
      `- ${link(word('Search'), paths.search())}: an index of all pages and symbols.`,
    ].join('\n'),
  );
}
