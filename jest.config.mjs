import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { commonJsPattern } from './scripts/test/unit/module-packages.mjs';

const withNext = nextJest({ dir: './' });
const commonJs = commonJsPattern(import.meta.dirname);

/** Tests that need a document, which takes half a second to make per file. The others run without. */
const withDocument = [
  'components/',
  'lib/browser/',
  'lib/start/',
  'lib/playground/describe-value.test.ts',
  'lib/theme-builder/scope-css.test.ts',
  'scripts/bench/site/neighbor-link.test.ts',
  'scripts/generate/live-examples/page-styles.test.ts',
  'scripts/maintain/measure/browser/in-page/own-characters.test.ts',
].map((place) => `<rootDir>/${place}`);

async function project(displayName, options) {
  const config = await withNext({
    displayName,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.generated'],
    ...options,
  })();
  return {
    ...config,
    transformIgnorePatterns: [commonJs, '\\.module\\.css$'],
  };
}

/** Creates one temporary folder for all workers of a run; it is deleted at the end of the run. */
function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default async () => {
  makeTemporaryFolder();
  return {
    // Generous, because a machine may stall: only a test that hangs should time out.
    testTimeout: 120_000,
    projects: [
      await project('browser', {
        testEnvironment: '<rootDir>/scripts/test/unit/jsdom-environment.mjs',
        // Matchers for elements. They load 200 files, so only tests with a document have them.
        setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
        testMatch: withDocument.map((place) =>
          place.endsWith('/') ? `${place}**/*.test.{ts,tsx}` : place,
        ),
      }),
      await project('node', {
        testEnvironment: 'node',
        testMatch: ['<rootDir>/{app,content,lib,scripts}/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: [
          '<rootDir>/content/examples/',
          '<rootDir>/node_modules/',
          ...withDocument,
        ],
      }),
    ],
  };
};
