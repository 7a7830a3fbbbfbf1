import type { KnipConfig } from 'knip';

/** Unused files, exports and dependencies fail `npm run lint`. */
const config: KnipConfig = {
  // Entry points that no module imports. Knip itself finds those of Next, Jest, Playwright and npm scripts.
  entry: [
    'scripts/*/*/index.ts',
    'scripts/commands/*.ts',
    'playwright-content.config.ts',
    'e2e/content/*.spec.ts',
    'playwright-looks.config.ts',
    'scripts/test/looks/{*.spec.ts,*.css}',
    // Copied into sites that have no such table themselves.
    'content/defaults/*.ts',
    'lib/start/entries/*.ts',
    // Runs as a command of its own when `npm run dev` starts for the first time.
    'scripts/generate/live-examples/outline.ts',
    // What JSX is compiled to, see `jsxImportSource` in tsconfig.json.
    'components/ui/jsx/jsx-*.ts',
    // Bundled, and run in the browser that measures.
    'scripts/maintain/measure/browser/in-page/entry.ts',
    // Bundled for the pages of the sample export.
    'scripts/export/next/contract/in-page/entry.ts',
    // The Angular builder finds these by its own rules.
    'scripts/generate/{live-examples,edit-in-place}/workspace/{src/*.ts,vitest.config.mjs}',
    'scripts/generate/live-examples/stage{,-external}.scss',
    'content/example-theme.scss',
    'content/examples/**/*.{ts,css}',
    'content/claims/*.spec.ts',
    // The prose check reads these as text and compiles them with their code blocks.
    'content/blocks/**/*.ts',
    'public/themes/*.css',
  ],
  project: ['**/*.{ts,tsx,mjs,css,sass,scss}'],
  // Libraries for tests: they are packed and documented, not imported.
  ignore: ['e2e/fixtures/**'],
  // Generated next to the workspace's files.
  ignoreUnresolved: ['./registry', './libraries'],
  // `jsxImportSource` names a folder, which Knip takes for a package.
  ignoreIssues: {
    'tsconfig.json': ['unlisted'],
    // They name modules that they define themselves.
    '{lib/browser,scripts/generate}/edit-in-place/**/*.test.ts': ['unlisted'],
  },
  ignoreDependencies: [
    // The Angular builder, which runs as a command in the generated workspace.
    '@angular/build',
    '@angular/cli',
    // Dependencies of examples on StackBlitz, which pin the versions installed here.
    '@fontsource/roboto',
    // Read as files by `npm run fonts`.
    '@fontsource-variable/.+',
    // `npm run check` passes its name to Stylelint, because it has no types.
    'stylelint-plugin-use-baseline',
    // The Node.js version that the commands run on.
    'node',
  ],
};

export default config;
