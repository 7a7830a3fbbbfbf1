import type { Example } from './schema';

/** The folder of an example's area, such as `ui/button`; all examples in it share a stylesheet. */
export const areaOf = ({ packagePath }: Pick<Example, 'packagePath'>): string =>
  packagePath.slice(0, packagePath.lastIndexOf('/'));
