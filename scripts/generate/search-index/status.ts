import { named } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { type GatheredPage, pageAmongGuides, summaryPreview } from './gathered';

/** The page with the status of all components. */
export function statusPage(): GatheredPage {
  const page = named(
    'Component status',
    'What each component supports, how it is tested, and what it costs.',
  );
  return pageAmongGuides(paths.componentStatus(), {
    ...page,
    aliases: ['bundle size', 'support table', 'size of components'],
    preview: summaryPreview(page),
  });
}
