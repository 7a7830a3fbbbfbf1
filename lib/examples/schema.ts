import { z } from 'zod';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';

/** `live`: mounted and pre-rendered. `test`: source shown, run by the test suite. `listed`: source shown only. */
const exampleKinds = ['live', 'test', 'listed'] as const;

const exampleSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Package, area and id: `ui/button/button-overview`. */
  packagePath: z.string(),
  /** The folder its files are in, from the project's root. */
  folder: z.string(),
  title: z.string(),
  componentName: z.string(),
  /** Names of the files shown, in the order of their tabs. */
  files: z.array(z.string()),
  selector: z.string(),
  /** Other components the files export, such as the content of a dialog. */
  additionalComponents: z.array(z.string()),
  primaryFile: z.string(),
  /** What to import to run the example; the specifier is a path below the folder of all examples. */
  module: z.object({ name: z.string(), importSpecifier: z.string() }),
  kind: z.enum(exampleKinds),
  /** What readers are told in place of an example that is listed only. */
  note: z.string().min(1).optional(),
});

export type Example = z.infer<typeof exampleSchema>;

export const catalogueSchema = z.array(exampleSchema);

/** Text of an example's files, by file name. */
export const sourcesSchema = z.record(z.string(), z.string());

/** Files of an example, highlighted, in the order of their tabs. */
export const exampleCodeSchema = z.array(
  z.object({ name: z.string(), label: z.string(), html: z.string() }),
);

export type ExampleCode = z.infer<typeof exampleCodeSchema>;

const pixels = z.int().positive();

/**
 * What examples take of the page, by id: their heights in windows as narrow as a phone, as wide as a
 * tablet and wider, and the width of those that leave much of a wide stage free.
 */
export const exampleSizesSchema = z.record(
  z.string(),
  z.strictObject({ heights: z.tuple([pixels, pixels, pixels]), width: pixels.optional() }),
);

export type ExampleSizes = z.infer<typeof exampleSizesSchema>;

const liveFile = z.string().startsWith(withoutBase(filePaths.live('')));

export const liveManifestSchema = z.object({
  /** Module that exports `mount`. */
  runtime: liveFile,
  /** Per example, another such module: of those that have been compiled alone since, while they are worked on. */
  ownRuntimes: z.record(z.string(), liveFile).optional(),
  /** Per live example, the style sheets it needs, in order; those of one folder share theirs. */
  sheets: z.record(z.string(), z.array(liveFile)),
  /** What the runtime imports before anything runs. */
  base: z.array(z.string()),
  /** Per live example, the further modules to fetch along with the runtime. */
  examples: z.record(z.string(), z.array(z.string())),
  /** Per live example, what its stage holds: fetched where a page leaves it out. */
  stages: z.record(z.string(), liveFile),
  /** Per example, its files, highlighted: fetched when someone wants to read them. */
  code: z.record(z.string(), liveFile),
});

export type LiveManifest = z.infer<typeof liveManifestSchema>;
