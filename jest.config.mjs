import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // Generous, because a machine may stall: only a test that hangs should time out.
  testTimeout: 120_000,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/content/examples/', '<rootDir>/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.generated'],
});

/** Creates one temporary folder for all workers of a run; it is deleted at the end of the run. */
function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default async () => {
  makeTemporaryFolder();
  const resolved = await config();
  // The Markdown packages are published as ES modules only, which Jest has to compile.
  return {
    ...resolved,
    transformIgnorePatterns: ['/node_modules/(?!.*\\.m?js$)', '\\.module\\.css$'],
  };
};
