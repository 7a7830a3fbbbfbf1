import type { Section } from './types';

export const sections = [
  {
    key: 'components',
    name: 'Components',
    summary: 'Everything a form, a table or a whole application is put together from.',
    packageName: 'material',
  },
  {
    key: 'cdk',
    name: 'CDK',
    summary: 'The behavior the components are built from, without their looks.',
    packageName: 'cdk',
  },
] as const satisfies readonly Section[];
