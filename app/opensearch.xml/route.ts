import { openSearchDescription } from '@/lib/routes/open-search';

export const dynamic = 'force-static';

/** Lets browsers offer the site's search in their address bar. */
export function GET(): Response {
  return new Response(openSearchDescription(), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
}
