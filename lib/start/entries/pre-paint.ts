import { prePaint } from '@/lib/browser/pre-paint';
import { properAddress } from '@/lib/browser/proper-address';
import type { ThemeNames } from '@/lib/browser/theme-preference';

/** Put in by the bundler: this script stands in every page, and the table of themes holds far more. */
declare const themeNames: ThemeNames;

const address = properAddress(location);
if (address !== undefined) location.replace(address);

prePaint(themeNames);
