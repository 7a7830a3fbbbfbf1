import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageSchema = z.object({ config: z.object({ browsers: z.string() }) });

/** The browsers that the site works in, as browserslist asks for them. */
export function supportedBrowsers(): string {
  return packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8'))).config.browsers;
}
