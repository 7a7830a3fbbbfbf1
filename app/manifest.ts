import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { themeGrounds } from '@/lib/design/theme-grounds';
import { appIcons } from '@/lib/routes/icons';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';

export const dynamic = 'force-static';

/** The web app manifest. There is no service worker: an installed site needs the network like any page. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: word('{library} documentation', { library: site.name }),
    short_name: site.name,
    description: site.description,
    id: paths.home(),
    start_url: paths.home(),
    display: 'minimal-ui',
    background_color: themeGrounds.light,
    theme_color: themeGrounds.light,
    icons: appIcons.map(({ path, size, maskable }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  };
}
