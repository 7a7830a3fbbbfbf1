import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // A machine may stall; only what hangs is to fail by its time.
  testTimeout: 120_000,
  globalSetup: '<rootDir>/scripts/test/make-temporary-folder.ts',
  globalTeardown: '<rootDir>/scripts/test/remove-temporary-folder.ts',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/content/examples/', '<rootDir>/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.generated'],
});

export default async () => {
  const resolved = await config();
  // The Markdown tool chain is published as ES modules only, which Jest has to compile.
  return {
    ...resolved,
    transformIgnorePatterns: ['/node_modules/(?!.*\\.m?js$)', '\\.module\\.css$'],
  };
};
