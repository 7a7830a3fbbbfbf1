import tsconfig from '@/content/examples/tsconfig.json';

/**
 * The compiler options that `ng new` sets, for code and for templates. They are used for the examples, for
 * complete code blocks in the text and for the projects opened in StackBlitz, so that code that compiles
 * here also compiles in a reader's project. Editors and ESLint read the tsconfig.json file directly.
 */
export const { compilerOptions, angularCompilerOptions } = tsconfig;
