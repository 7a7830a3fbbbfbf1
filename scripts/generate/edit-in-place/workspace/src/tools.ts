/*
 * The part that uses Angular's compiler. The builder adds the compiler to the polyfills of every build without
 * ahead-of-time compilation, so whatever imports it must be there too, or it would be bundled twice.
 */
import { checkTemplate } from './check-template';

declare global {
  var editTools: { checkTemplate: typeof checkTemplate };
}

globalThis.editTools = { checkTemplate };
