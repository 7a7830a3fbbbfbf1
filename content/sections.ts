import type { Section } from './types';

export const sections = [
  {
    key: 'components',
    name: 'Components',
    summary: 'UI components for forms, navigation, layout and data.',
    packageName: 'material',
    words: {
      library: 'Angular Material',
      theLibrary: 'Angular Material',
      theSection: 'the components',
      items: 'components',
      ownItems: 'components',
      allItems: 'All components',
      moreItems: 'More components',
    },
  },
  {
    key: 'cdk',
    name: 'CDK',
    summary: 'The behavior that components are built on, without styling.',
    packageName: 'cdk',
    words: {
      library: 'Angular CDK',
      theLibrary: 'the Angular CDK',
      theSection: 'the CDK',
      items: 'packages',
      ownItems: 'CDK packages',
      allItems: 'All of the CDK',
      moreItems: 'More of the CDK',
      behindItems: 'CDK',
    },
  },
] as const satisfies readonly Section[];
