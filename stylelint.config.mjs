const siteStyles = ['app/**/*.css', 'public/themes/*.css'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['.next/**', '.generated/**', 'dist/**', 'out/**', 'public/live/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'at-rule-no-unknown': [
      true,
      {
        ignoreAtRules: [
          'apply',
          'config',
          'custom-variant',
          'reference',
          'source',
          'theme',
          'utility',
          'variant',
        ],
      },
    ],
    // Frequent rows apply utilities in their class, to keep the HTML small; Tailwind rejects unknown names.
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['apply'] }],
    // Tailwind accepts only a quoted name of a package or file.
    'import-notation': 'string',
    'alpha-value-notation': 'number',
    // Block, element and modifier: `.method__marks`, `.tag--new`.
    'selector-class-pattern': '^[a-z][a-z0-9]*(?:(?:-|__|--)[a-z0-9]+)*$',
    // System colors are written as the specification writes them: Highlight, CanvasText.
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: true, ignoreKeywords: [/^[A-Z]/, 'srgb'] },
    ],
    'number-max-precision': 5,
    // Safari supports only the prefixed name.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-box-decoration-break'] }],
    // Rules follow the order of the page; layers decide which one overrides another.
    'no-descending-specificity': null,
    // Blank lines group related declarations and rules.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
  overrides: [
    {
      // Readers copy them into projects that may support older browsers than this site.
      files: 'content/examples/**/*.css',
      rules: { 'media-feature-range-notation': 'prefix' },
    },
    {
      files: siteStyles,
      rules: {
        'selector-disallowed-list': [
          ['/(^|[\\s,])(:root|html|body|main)[^\\s,]*:has\\(/'],
          { message: 'Each change inside restyles the whole element: give it a class instead.' },
        ],
        'color-no-hex': [true, { message: 'Use a color role of tokens.css.' }],
        'media-feature-name-disallowed-list': [
          ['width', 'min-width', 'max-width', 'height', 'min-height', 'max-height'],
          { message: 'Use a screen name of lib/design/screens.ts: @variant max-section { … }.' },
        ],
      },
    },
    {
      // These files assign colors to the roles, and other colors for print.
      files: ['app/styles/{tokens,media}.css', 'public/themes/*.css'],
      rules: { 'color-no-hex': null },
    },
  ],
};
