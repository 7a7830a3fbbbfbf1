import { readThemeData } from '@/lib/styling/theme-data';

export const dynamic = 'force-static';

/** The data for the theme builder's computations, as a file of the export. */
export function GET(): Response {
  return Response.json(readThemeData());
}
