import { readFileSync } from 'node:fs';
import next from '@next/eslint-plugin-next';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { noBareText } from './scripts/check/lint-rules/no-bare-text.mjs';

/** Timings depend on the machine: benchmarks measure them, tests do not. */
const noStopwatch = {
  selector: 'MemberExpression[object.name="performance"][property.name="now"]',
  message: 'Tests do not measure time; benchmarks do.',
};

/** The README's table of browsers comes from the same setting. */
const { config: packageConfig } = JSON.parse(readFileSync('package.json', 'utf8'));

const config = [
  {
    ignores: [
      '.next/**',
      '.generated/**',
      '.angular/**',
      'out/**',
      'dist/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      'public/live/**',
      'next-env.d.ts',
      // Their types exist only in the generated workspaces, where the Angular compiler checks them.
      'scripts/generate/{live-examples,edit-in-place}/workspace/**',
      // Libraries of others, with intentional mistakes.
      'e2e/fixtures/**',
    ],
  },
  // Oxlint has the rules about React and accessibility that these do not have (.oxlintrc.json).
  ...[next.configs['core-web-vitals'], reactHooks.configs.flat.recommended].map((config) => ({
    ...config,
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
  })),
  ...tseslint.configs.recommended,
  {
    // Code that runs in browsers: the supported ones must have the APIs it uses.
    ...compat.configs['flat/recommended'],
    files: ['{components,lib}/**/*.{ts,tsx}', 'app/**/*.tsx', 'content/examples/**/*.ts'],
    ignores: ['**/*.{test,fixture,spec}.{ts,tsx}'],
    settings: { browsers: [packageConfig.browsers] },
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx}'],
  })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers are fine in a template; values that print as "[object Object]" or "undefined" are errors.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Allows handlers such as `() => open()`, and `if (late) return stop();` in a function declared
      // `: void`; other uses of a void value are errors.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Spreading a string into code points is intended.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // One block, in this order: side-effect imports, Node.js, packages, `@/`, relative imports.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-sort': importSort },
    rules: {
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.']] },
      ],
    },
  },
  {
    // A schema parses external data, so its type is known afterwards. Tests may fake browser types.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // Fakes are async to match the type they replace, and Jest types its matchers as any.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-restricted-syntax': ['error', noStopwatch],
    },
  },
  {
    // What runs in browsers has to work on pages that a translator has changed.
    files: ['{app,components}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { site: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'site/no-bare-text': 'error' },
  },
  {
    // Readers see this code: it follows the style of Angular's guides and has no comments for ESLint.
    // The disabled rules forbid idioms of Angular: the library's `any` (`nativeElement`, an event's value),
    // options as class literals, components without members, unbound validators, `output<void>()`.
    files: ['content/examples/**/*.ts', 'content/claims/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Components that code blocks only mention have no members.
    files: ['content/blocks/**/*.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off' },
  },
  {
    // It shows a deprecated API to readers who still use it.
    files: ['content/examples/**/tree-legacy-keyboard-interface/**'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // Tests wait for what a visitor sees (see e2e/support/open.ts), and locate elements the same way.
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noStopwatch,
        {
          selector: 'Literal[value="networkidle"]',
          message:
            'Wait for something the visitor sees; an idle network does not mean that the page is ready.',
        },
        {
          selector: 'MemberExpression[property.name="waitForTimeout"]',
          message: 'Wait for something the visitor sees; timings depend on the machine.',
        },
        // The library's classes are documented and stable; the site's classes change with its design.
        ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
          selector: `CallExpression[callee.property.name=/^(locator|querySelector(All)?|closest|matches)$/] ${text}=/(^|[^.\\w/"]|^[^["']+)\\.(?!cdk-|mat-|mdc-)[a-z]/i]`,
          message: 'Locate it by role and name, otherwise by a hook of lib/design/hooks.',
        })),
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/expect.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['expect'],
          message: 'The one of e2e/support/expect does the same with less work.',
        },
      ],
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
];

export default config;
