import { z } from 'zod';
import { measuredSchema } from './shapes';

const pixels = z.int().positive();

/**
 * The size of an example in CSS pixels: its heights in windows of a phone's width, a tablet's width and
 * wider, and its width if that is much narrower than a wide stage.
 */
const exampleSizeSchema = z.strictObject({
  heights: z.tuple([pixels, pixels, pixels]),
  width: pixels.exactOptional(),
});

export type ExampleSize = z.infer<typeof exampleSizeSchema>;

/** The result of running an example that only a browser can render: its height, or why it fails there, too. */
const startedSchema = z.union([
  z.strictObject({ height: pixels }),
  z.strictObject({ reason: z.string() }),
]);

export type StartedExample = z.infer<typeof startedSchema>;

/** The inputs of an item's measures. Measures are out of date when a fingerprint differs. */
const stampSchema = z.strictObject({
  /** Names and versions of the documented packages. */
  library: z.string(),
  /** The sources of the item's examples. */
  examples: z.string(),
  /** The part of its row in the table of drawings that says what to measure. */
  drawing: z.string().exactOptional(),
  /** The fonts, the theme of the examples, and the sizes and color roles of the site. */
  theme: z.string(),
  /** The code that measures. */
  method: z.string(),
});

export type MeasureStamp = z.infer<typeof stampSchema>;

/** A file of `content/measured`: all that a browser measured of one item. */
export const itemMeasuresSchema = z.strictObject({
  from: stampSchema,
  /** By id, the sizes of the examples that were rendered at build time. */
  examples: z.record(z.string(), exampleSizeSchema),
  /** By id, the examples that only a browser can render. */
  started: z.record(z.string(), startedSchema).exactOptional(),
  /** What its drawing is made from. */
  anatomy: measuredSchema.exactOptional(),
});

export type ItemMeasures = z.infer<typeof itemMeasuresSchema>;
