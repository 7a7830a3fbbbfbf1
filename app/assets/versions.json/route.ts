import { site } from '@/content/site';
import { earlierVersions } from '@/content/versions';
import { libraryVersion } from '@/lib/catalogue/version';
import { basePath } from '@/lib/routes/base';

export const dynamic = 'force-static';

/** The versions in the version picker, as a file of the export. */
export function GET(): Response {
  return Response.json([
    { title: libraryVersion, url: site.baseUrl + basePath },
    ...earlierVersions,
  ]);
}
