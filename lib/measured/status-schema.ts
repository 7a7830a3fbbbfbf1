import { z } from 'zod';

/** What a size was measured from. */
const sizeStampSchema = z.strictObject({
  /** Names and versions of the packages in the application, and of its builder. */
  packages: z.string(),
  /** The code that measures. */
  method: z.string(),
});

/** What an item's examples were tested with. */
const runStampSchema = z.strictObject({
  library: z.string(),
  /** Version of axe. */
  axe: z.string(),
  /** The sources of the item's examples. */
  examples: z.string(),
  /** The fonts and themes of the page, and the styles of examples. */
  theme: z.string(),
  /** The code that tests. */
  method: z.string(),
});

/** A file of `content/measured` with what `npm run measure` found out about an item as a whole. */
export const itemStatusSchema = z.strictObject({
  /** Null for items that no application imports, such as test harnesses; absent before it is measured. */
  size: z
    .strictObject({
      from: sizeStampSchema,
      /** Bytes that the item adds to the scripts of an empty application, in gzip. */
      gzip: z.int(),
      /** The names that the application imports. */
      imports: z.array(z.string()).min(1),
    })
    .nullable()
    .exactOptional(),
  /** Absent for items without examples. */
  run: z
    .strictObject({
      from: runStampSchema,
      /** Number of live examples that ran, without zone.js. */
      examples: z.int(),
      /** Rules of axe that are violated, in any theme. */
      violations: z.array(z.string()),
      /** Examples that are wider than their stage in right-to-left pages only. */
      tooWide: z.array(z.string()),
    })
    .exactOptional(),
});

export type SizeStamp = z.infer<typeof sizeStampSchema>;
export type RunStamp = z.infer<typeof runStampSchema>;
export type ItemStatus = z.infer<typeof itemStatusSchema>;
