import { DownloadExample } from '@/components/islands/download-example/download-example';
import { ExampleActions } from '@/components/islands/example-actions/example-actions';
import { NavigationEffects } from '@/components/islands/navigation-effects/navigation-effects';
import { SearchLauncher } from '@/components/islands/search/search-launcher';
import { TocMarker } from '@/components/islands/toc-marker/toc-marker';
import { ownRepository } from '@/lib/routes/own-repository';

/** The islands that do not belong to a specific component. */
export function Islands() {
  return (
    <>
      <NavigationEffects />
      <TocMarker />
      <ExampleActions />
      <DownloadExample />
      <SearchLauncher reportUrl={ownRepository()?.report()} />
    </>
  );
}
