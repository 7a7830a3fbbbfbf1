/*
 * The files of an example that readers copy or download. A separate module without imports, because browsers load it.
 */

/** The folder of the example's own files in its project. */
export const exampleFolder = 'src/example/';

/** Texts of files, by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** What is served for each example: its project without the files that most projects share. */
export interface ServedProject {
  title: string;
  files: ProjectFiles;
  /** Files around the example that its code needs in another project, reduced to what it needs. */
  companions: ProjectFiles;
}
