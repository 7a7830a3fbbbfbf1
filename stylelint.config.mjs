const siteStyles = ['app/**/*.css', 'public/themes/*.css'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['.next/**', '.generated/**', 'out/**', 'public/live/**'],
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
    // Rows that repeat too often to carry utilities name them in their class; Tailwind refuses unknown ones.
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['apply'] }],
    // Tailwind takes a name in quotes as a package or file, and nothing else.
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
    // Safari knows it by that name only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-box-decoration-break'] }],
    // Rules stand in the order of the page. What overrides what is settled by layers.
    'no-descending-specificity': null,
    // Blank lines group what belongs together.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
  overrides: [
    {
      // Readers copy them into projects that may have to serve older browsers than this site does.
      files: 'content/examples/**/*.css',
      rules: { 'media-feature-range-notation': 'prefix' },
    },
    {
      files: siteStyles,
      rules: {
        'selector-disallowed-list': [
          ['/(^|[\\s,])(:root|html|body|main)[^\\s,]*:has\\(/'],
          { message: 'Each change within would restyle all of it: give the element a class.' },
        ],
        'color-no-hex': [true, { message: 'Colors have roles: take one from tokens.css.' }],
        'media-feature-name-disallowed-list': [
          ['width', 'min-width', 'max-width'],
          { message: 'Screens are named in lib/design/screens.ts: @variant max-section { … }.' },
        ],
      },
    },
    {
      // Where roles get their colors; and on paper they have others.
      files: ['app/styles/{tokens,media}.css', 'public/themes/*.css'],
      rules: { 'color-no-hex': null },
    },
  ],
};
