import tsconfig from '@/content/examples/tsconfig.json';

/**
 * What `ng new` sets, as a tsconfig.json spells it, for code and for templates. The examples, the
 * complete blocks in the text and the projects handed to StackBlitz are all compiled with these, so that
 * what compiles here compiles in a reader's project. Editors and ESLint read the file where it lies.
 */
export const { compilerOptions, angularCompilerOptions } = tsconfig;
