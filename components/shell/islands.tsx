import { NavigationEffects } from '@/components/islands/navigation-effects/navigation-effects';
import { TellStart } from '@/components/islands/tell-start/tell-start';
import { TocMarker } from '@/components/islands/toc-marker/toc-marker';

/** The islands without a place of their own. */
export function Islands() {
  return (
    <>
      <NavigationEffects />
      <TocMarker />
      <TellStart />
    </>
  );
}
