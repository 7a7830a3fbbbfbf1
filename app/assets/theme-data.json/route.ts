import { readThemeData } from '@/lib/styling/theme-data';

export const dynamic = 'force-static';

/** What the theme builder computes with, as a file of the export. */
export function GET(): Response {
  return Response.json(readThemeData());
}
