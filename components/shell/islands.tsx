import { Suspense } from 'react';
import { site } from '@/content/site';
import { Analytics } from '@/components/islands/analytics/analytics';
import { NavigationEffects } from '@/components/islands/navigation-effects/navigation-effects';
import { PageActions } from '@/components/islands/page-actions/page-actions';
import { SearchLauncher } from '@/components/islands/search/search-launcher';
import { StartUp } from '@/components/islands/start-up/start-up';
import { FollowTheme } from '@/components/islands/theme-picker/follow-theme';
import { TocMarker } from '@/components/islands/toc-marker/toc-marker';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { contentReportUrl } from '@/lib/routes/report';

/** The islands without a place of their own. Those that read the query cannot be pre-rendered. */
export function Islands() {
  return (
    <>
      <StartUp />
      <NavigationEffects />
      <PageActions />
      <TocMarker />
      <SearchLauncher reportUrl={contentReportUrl} />
      <Suspense fallback={null}>
        <FollowTheme themes={themeChoices()} />
        <Analytics ids={site.analyticsIds} />
      </Suspense>
    </>
  );
}
