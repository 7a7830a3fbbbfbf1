import type { ExampleSheets } from '@/lib/browser/live-example/sheets-of-pages';
import { startEarly } from '../early';

/** Inserted by the bundler, from what the build of the live examples has written. */
declare const exampleSheets: ExampleSheets;

void startEarly(exampleSheets);
