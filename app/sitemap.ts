import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { pageDate } from '@/lib/navigation/page-date';
import { sitePages } from '@/lib/navigation/site-pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages().map((page) => {
    const changed = pageDate(page);
    const url = new URL(page.path, site.baseUrl).href;
    return changed === undefined ? { url } : { url, lastModified: changed };
  });
}
