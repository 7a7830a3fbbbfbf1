import { existsSync } from 'node:fs';
import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

/** The setup of the application around the examples of another library, in the projects that readers download. */
const projectSetupSchema = z.object({
  /** Packages that its files and stylesheets use, besides those that examples import. */
  packages: z.array(z.string()),
  /** The stylesheets in `angular.json`. */
  styles: z.array(z.string()),
  /** The polyfills in `angular.json`. */
  polyfills: z.array(z.string()),
  /** Ambient types to compile with, and the packages that contain them. */
  types: z.array(z.string()),
  /** The exported name and the path of the `ApplicationConfig`. */
  config: z.object({ name: z.string(), file: z.string() }).optional(),
  /** Texts of its files, by path in the project. */
  files: z.record(z.string(), z.string()),
});

export type ProjectSetup = z.infer<typeof projectSetupSchema>;

/** The setup of this site's own examples, whose application is the same for all libraries. */
export const emptySetup: ProjectSetup = {
  packages: [],
  styles: [],
  polyfills: [],
  types: [],
  files: {},
};

/** Reads the setup; an empty one for the examples of this site. */
export function readProjectSetup(): ProjectSetup {
  if (!existsSync(generatedFiles.projectSetup)) return emptySetup;
  return readGeneratedJson(generatedFiles.projectSetup, projectSetupSchema);
}
