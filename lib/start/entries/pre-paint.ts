import { normalizeSlashes } from '@/lib/browser/navigation/normalize-slashes';
import type { ThemeNames } from '@/lib/browser/preferences/theme-preference';
import { prePaint } from '@/lib/start/pre-paint';

/** Put in by the bundler: this script stands in every page, and the table of themes holds far more. */
declare const themeNames: ThemeNames;

const address = normalizeSlashes(location);
if (address !== undefined) location.replace(address);

prePaint(themeNames);
