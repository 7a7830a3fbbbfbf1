import { z } from 'zod';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';

/**
 * `live`: mounted and pre-rendered. `test`: shown as source, and run by the test suite. `listed`: shown as
 * source only.
 */
const exampleKinds = ['live', 'test', 'listed'] as const;

const exampleSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Package, area and id: `ui/button/button-overview`. */
  packagePath: z.string(),
  /** The folder of its files, from the project's root. */
  folder: z.string(),
  title: z.string(),
  /** One sentence about what the example shows. */
  summary: z.string().min(1).optional(),
  componentName: z.string(),
  /** Names of the visible files, in the order of their tabs. */
  files: z.array(z.string()),
  selector: z.string(),
  /** Other components that the files export, such as the content of a dialog. */
  additionalComponents: z.array(z.string()),
  primaryFile: z.string(),
  /** What to import to run the example; the specifier is relative to the folder of all examples. */
  module: z.object({ name: z.string(), importSpecifier: z.string() }),
  kind: z.enum(exampleKinds),
  /** Text shown instead of an example of the kind `listed`. */
  note: z.string().min(1).optional(),
});

export type Example = z.infer<typeof exampleSchema>;

export const catalogueSchema = z.array(exampleSchema);

/** Text of an example's files, by file name. */
export const sourcesSchema = z.record(z.string(), z.string());

/** The highlighted files of an example, in the order of their tabs. */
export const exampleCodeSchema = z.array(
  z.object({ name: z.string(), label: z.string(), html: z.string() }),
);

export type ExampleCode = z.infer<typeof exampleCodeSchema>;

const liveFile = z.string().startsWith(withoutBase(filePaths.live('')));

export const liveManifestSchema = z.object({
  /** Module that exports `mount`. */
  runtime: liveFile,
  /** Separate runtime per example, for examples compiled alone after the last full build, during editing. */
  ownRuntimes: z.record(z.string(), liveFile).optional(),
  /** Per live example, its stylesheets in order; examples in the same folder share one. */
  sheets: z.record(z.string(), z.array(liveFile)),
  /** Modules that the runtime imports first. */
  base: z.array(z.string()),
  /** Per live example, the additional modules to preload with the runtime. */
  examples: z.record(z.string(), z.array(z.string())),
  /** Per live example, the file with the content of its stage, fetched when a page defers the example. */
  stages: z.record(z.string(), liveFile),
  /** Per example, the file with its highlighted sources, fetched when a reader opens them. */
  code: z.record(z.string(), liveFile),
});

export type LiveManifest = z.infer<typeof liveManifestSchema>;
