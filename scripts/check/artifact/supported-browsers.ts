import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageSchema = z.object({ config: z.object({ browsers: z.string() }) });

/** The browserslist query of the browsers that the site supports. */
export function supportedBrowsers(): string {
  return packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8'))).config.browsers;
}
