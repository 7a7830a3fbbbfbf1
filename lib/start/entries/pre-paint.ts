import { normalizeSlashes } from '@/lib/browser/navigation/normalize-slashes';
import type { ThemeNames } from '@/lib/browser/preferences/theme-preference';
import { prePaint } from '@/lib/start/pre-paint';

/**
 * Inserted by the bundler: this script is inlined into every page, and the table of themes is much larger.
 */
declare const themeNames: ThemeNames;

const address = normalizeSlashes(location);
if (address !== undefined) location.replace(address);

prePaint(themeNames);
