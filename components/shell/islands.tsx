import { NavigationEffects } from '@/components/islands/navigation-effects/navigation-effects';
import { PageActions } from '@/components/islands/page-actions/page-actions';
import { TocMarker } from '@/components/islands/toc-marker/toc-marker';

/** The islands without a place of their own on the page. */
export function Islands() {
  return (
    <>
      <NavigationEffects />
      <PageActions />
      <TocMarker />
    </>
  );
}
