import type { KnipConfig } from 'knip';

/** Files, exports and dependencies that nothing uses fail `npm run lint`. */
const config: KnipConfig = {
  // What is started by others than our imports. Next, Jest, Playwright and npm's scripts are known.
  entry: [
    'scripts/*/*/index.ts',
    'scripts/commands/*.ts',
    'playwright-content.config.ts',
    'e2e/content/*.spec.ts',
    'playwright-looks.config.ts',
    'scripts/test/looks/{*.spec.ts,*.css}',
    // Laid out where another site has no table of its own.
    'content/defaults/*.ts',
    'lib/start/entries/*.ts',
    // Bundled and run in the browser that measures.
    'scripts/generate/anatomy/in-page/entry.ts',
    // The examples' builder finds these by its own rules.
    'scripts/generate/live-examples/workspace/{src/*.ts,vitest.config.mjs}',
    'scripts/generate/live-examples/stage.scss',
    'content/example-theme.scss',
    'content/examples/**/*.{ts,css}',
    'content/claims/*.spec.ts',
    // Read as texts by the prose check, which compiles them with the blocks they belong to.
    'content/blocks/**/*.ts',
    'public/themes/*.css',
  ],
  project: ['**/*.{ts,tsx,mjs,css,sass,scss}'],
  // Libraries for tests, which are packed and documented, not imported.
  ignore: ['e2e/fixtures/**'],
  // Written beside the workspace's files when it is built.
  ignoreUnresolved: ['./registry'],
  ignoreDependencies: [
    // The examples' builder, which is run as a command in the workspace made for it.
    '@angular/build',
    '@angular/cli',
    '@angular/ssr',
    'tslib',
    // Named in examples handed to StackBlitz, which pins the versions that are installed here.
    '@angular/router',
    '@fontsource/roboto',
    // Read as files by `npm run fonts`.
    '@fontsource-variable/.+',
    // Started as a host by `npm run test:hosts`.
    'serve',
    // Named to Stylelint by `npm run check`; it brings no types.
    'stylelint-plugin-use-baseline',
    // The Node.js that the commands run on.
    'node',
  ],
};

export default config;
