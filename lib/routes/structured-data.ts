import { site } from '@/content/site';
import { withBase } from './base';
import { searchPaths } from './search-paths';

/** The data about a page that search engines get in addition to its content. */
export interface PageData {
  path: string;
  /** Title and description, as in the page's head. */
  title: string;
  description: string;
  /** Its name in breadcrumbs. */
  name: string;
  /** Its parent pages, outermost first. */
  above: readonly { name: string; path: string }[];
  /** When its content last changed, as ISO 8601. */
  changed?: string | undefined;
}

const absolute = (path: string) => site.baseUrl + path;

/** Structured data in the vocabulary of schema.org; short, because every page contains it. */
export function structuredData(page: PageData): object {
  const graph = page.above.length > 0 ? [breadcrumbs(page), article(page)] : [website()];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function breadcrumbs({ above, name }: PageData): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map((crumb) => ({ name: crumb.name, item: absolute(crumb.path) })),
      // The last entry is the page itself, which needs no URL.
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
