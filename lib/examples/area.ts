import type { Example } from './schema';

/** The folder that an example lies in, by package and area: all in it share a style sheet. */
export const areaOf = ({ packagePath }: Pick<Example, 'packagePath'>): string =>
  packagePath.slice(0, packagePath.lastIndexOf('/'));
