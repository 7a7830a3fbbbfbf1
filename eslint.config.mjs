import { readFileSync } from 'node:fs';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import compat from 'eslint-plugin-compat';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** Time passes differently on other machines: benchmarks measure it, tests do not. */
const noStopwatch = {
  selector: 'MemberExpression[object.name="performance"][property.name="now"]',
  message: 'Tests measure no time; benchmarks print figures.',
};

/** Where the README's table of browsers comes from, too. */
const { config: packageConfig } = JSON.parse(readFileSync('package.json', 'utf8'));

const config = [
  {
    ignores: [
      '.next/**',
      '.generated/**',
      '.angular/**',
      'out/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      'public/live/**',
      'next-env.d.ts',
      // Typed by what is written beside it when it is built; the Angular compiler checks it then.
      'scripts/generate/live-examples/workspace/**',
      // Libraries that nobody here looks after, with mistakes on purpose.
      'e2e/fixtures/**',
    ],
  },
  ...coreWebVitals,
  ...typescript,
  {
    // What runs in browsers: they have to know what it asks them for.
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
      // A number in a text reads as itself; what reads as "[object Object]" or "undefined" stays refused.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => open()` is how handlers are written here, and `if (late) return stop();` how a function that
      // says `: void` ends early; a void value that is used otherwise is refused.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A string's characters are code points here, and so meant.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // One block: what is imported for its effects, Node.js, packages, the site's rooms, neighbors.
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
    // What comes from outside passes a schema; from there on types are known. Tests fake browser types.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // Fakes are async to have the type of what they stand for, and Jest types its matchers as any.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-restricted-syntax': ['error', noStopwatch],
    },
  },
  {
    // Readers see this code: it is written as Angular's own guides write it, and holds no comments for
    // ESLint. What is off are idioms there: the library's own `any` (`nativeElement`, an event's value),
    // options as literals of a class, components without members, unbound validators, `output<void>()`.
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
    // Components that blocks of code only mention have no members.
    files: ['content/blocks/**/*.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off' },
  },
  {
    // It shows what is deprecated, to those who still use it.
    files: ['content/examples/**/tree-legacy-keyboard-interface/**'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['*.config.mjs'],
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    // A rule about modules that Next bundles; these run in Node.
    files: ['scripts/**/*.ts'],
    rules: { '@next/next/no-assign-module-variable': 'off' },
  },
  {
    // A test waits for what its visitor would see (e2e/support/open.ts says how), and finds it likewise.
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noStopwatch,
        {
          selector: 'Literal[value="networkidle"]',
          message: 'Wait for what the visitor sees; a quiet network says nothing about the page.',
        },
        {
          selector: 'MemberExpression[property.name="waitForTimeout"]',
          message: 'Wait for what the visitor sees; time passes differently on other machines.',
        },
        // Classes of the library are part of what it documents; the site's own change with the design.
        ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
          selector: `CallExpression[callee.property.name=/^(locator|querySelector(All)?|closest|matches)$/] ${text}=/(^|[^.\\w/"]|^[^["']+)\\.(?!cdk-|mat-|mdc-)[a-z]/i]`,
          message: 'Find it by role and name, else by a hook of lib/design/hooks.',
        })),
      ],
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
];

export default config;
