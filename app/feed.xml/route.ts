import { feedEntries, feedXml } from '@/lib/agents/feed';

export const dynamic = 'force-static';

/** New versions of the library and changes of the site, for feed readers. */
export async function GET(): Promise<Response> {
  return new Response(feedXml(await feedEntries()), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
