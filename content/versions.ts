import type { PublishedVersion } from './types';

/** Documentation of earlier majors; the current release is added from the installed package. */
export const earlierVersions = [
  { title: '21', url: 'https://v21.material.angular.dev' },
  { title: '20', url: 'https://v20.material.angular.dev' },
  { title: '19', url: 'https://v19.material.angular.dev' },
  { title: '18', url: 'https://v18.material.angular.dev' },
] as const satisfies readonly PublishedVersion[];
