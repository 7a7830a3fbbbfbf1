import type { Section } from './types';

export const sections = [
  {
    key: 'components',
    name: 'Components',
    summary: 'Everything a form, a table or a whole application is put together from.',
    packageName: 'material',
    words: {
      library: 'Angular Material',
      theLibrary: 'Angular Material',
      theSection: 'the components',
      items: 'components',
      ownItems: 'components',
      moreItems: 'More components',
    },
  },
  {
    key: 'cdk',
    name: 'CDK',
    summary: 'The behavior the components are built from, without their looks.',
    packageName: 'cdk',
    words: {
      library: 'Angular CDK',
      theLibrary: 'the Angular CDK',
      theSection: 'the CDK',
      items: 'parts',
      ownItems: 'CDK parts',
      moreItems: 'More of the CDK',
      behindItems: 'CDK',
    },
  },
] as const satisfies readonly Section[];
