import { site } from '@/content/site';
import { withBase } from './base';
import { searchPaths } from './search-paths';

/** What search engines are told of a page, besides what it shows. */
export interface PageData {
  path: string;
  /** Its title and description as the head has them. */
  title: string;
  description: string;
  /** Its name as the pages below it call it. */
  name: string;
  /** Pages it lies below, the outermost first. */
  above: readonly { name: string; path: string }[];
  /** When what it shows last changed, as ISO 8601. */
  changed?: string | undefined;
}

const absolute = (path: string) => site.baseUrl + path;

/** What a page is to search engines, in the words of schema.org; short, since every page carries it. */
export function structuredData(page: PageData): object {
  const graph = page.above.length > 0 ? [breadcrumbs(page), article(page)] : [website()];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function breadcrumbs({ above, name }: PageData): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map((crumb) => ({ name: crumb.name, item: absolute(crumb.path) })),
      // The last one is the page itself, which needs no address.
      { name },
    ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

function article({ title, description, changed }: PageData): object {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    ...(changed !== undefined && { dateModified: changed }),
  };
}

function website(): object {
  return {
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.subject,
    url: absolute(withBase('/')),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(searchPaths.query(''))}{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
