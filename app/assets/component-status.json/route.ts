import { statusJson } from '@/lib/status/json';

export const dynamic = 'force-static';

/** The status of all components for programs, as a file of the export. */
export function GET(): Response {
  return Response.json(statusJson());
}
