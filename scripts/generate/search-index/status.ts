import { paths } from '@/lib/routes/paths';
import { type GatheredPage, pageAmongGuides } from './gathered';

/** The page with the status of all components. */
export function statusPage(): GatheredPage {
  const summary = 'What each component supports, how it is tested, and what it costs.';
  return pageAmongGuides(paths.componentStatus(), {
    name: 'Component status',
    aliases: ['bundle size', 'support table', 'size of components'],
    summary,
    preview: { text: summary },
  });
}
