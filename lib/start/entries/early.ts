import { startEarly } from '../early';
import type { ExampleSheets } from '../example-sheets';

/** Put in by the bundler, from what the live examples' build left. */
declare const exampleSheets: ExampleSheets;

startEarly(exampleSheets);
