import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { paths } from '@/lib/routes/paths';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL(paths.sitemap(), site.baseUrl).href,
  };
}
