/**
 * What `ng new` sets, as a tsconfig.json spells it. The examples, the complete blocks in the text and
 * the projects handed to StackBlitz are all compiled with these, so that what compiles here compiles
 * in a reader's project.
 */
export const compilerOptions = {
  target: 'ES2022',
  module: 'preserve',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  strict: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: true,
  isolatedModules: true,
  experimentalDecorators: true,
  importHelpers: true,
} as const;

/** The same for templates. */
export const angularCompilerOptions = {
  strictInjectionParameters: true,
  strictInputAccessModifiers: true,
  strictTemplates: true,
} as const;
