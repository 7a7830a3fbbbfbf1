import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { indexedPages } from '@/lib/navigation/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages().map((path) => ({ url: new URL(path, site.baseUrl).href }));
}
