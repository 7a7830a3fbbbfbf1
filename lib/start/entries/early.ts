import type { ExampleSheets } from '@/lib/browser/live-example/sheets-of-pages';
import { startEarly } from '../early';

/** Inserted by the bundler, from the manifest of the live examples. */
declare const exampleSheets: ExampleSheets;

void startEarly(exampleSheets);
