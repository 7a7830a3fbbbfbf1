import { prePaint } from '@/lib/browser/pre-paint';
import type { ThemeNames } from '@/lib/browser/theme-preference';

/** Put in by the bundler: this script stands in every page, and the table of themes holds far more. */
declare const themeNames: ThemeNames;

prePaint(themeNames);
