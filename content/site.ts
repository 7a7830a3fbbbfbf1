import { defineSite } from './define-site';
import { hasThemeBuilder } from './in-browsers';

/**
 * The definition of this site. Sections, items, guides, themes and the texts of the home page are in the
 * files beside it. `content/site-definition.ts` describes each field.
 */
export const site = defineSite({
  id: 'material-docs',
  name: 'Material',
  subject: 'Angular Material and CDK',
  theSubject: 'Angular Material and the CDK',
  homeTitle: 'Material components for Angular – documentation',
  description:
    'Documentation for Angular Material and its Component Dev Kit: overviews, API reference, styling tokens and live examples.',
  guidesDescription:
    'Step-by-step guides to installing, theming, testing and extending Angular Material and the CDK.',
  guidesLede: 'In-depth guides on theming, testing and upgrading.',
  notFoundDescription:
    'This page does not exist. Find a component, a CDK package or a guide instead.',
  baseUrl: 'https://material.example.dev',
  ownRepository: {
    address: 'https://git.example.dev/material/docs',
    form: 'content-mistake.yml',
  },
  repository: 'https://github.com/angular/components',
  sourceFolder: 'src',
  issueLabel: 'area: {folder}',
  guidelines: { name: 'Material guideline', address: 'https://m3.material.io' },
  license: {
    before: 'The packages and the API descriptions shown here are Copyright Google LLC, under the ',
    link: {
      text: 'MIT license of Angular Components',
      href: 'https://github.com/angular/components/blob/main/LICENSE',
    },
    after: '. This site’s own texts, examples and code are under the MIT license.',
  },
  packages: [
    {
      key: 'material',
      npm: '@angular/material',
      hasTesting: true,
      hasTokens: true,
    },
    { key: 'cdk', npm: '@angular/cdk', exampleNamespace: 'cdk-' },
  ],
  carvedOut: [
    {
      docId: 'material-ripple',
      entryPoint: '@angular/material/core',
      folder: 'material/core/ripple/',
    },
  ],
  examples: { styles: 'example-theme.scss' },
  isStrict: true,
  hasThemeBuilder,
  hasApiHistory: true,
  hasComponentStatus: true,
});
