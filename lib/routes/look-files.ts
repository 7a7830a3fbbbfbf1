import { withBase } from './base';

/** The URL path of a file that `look` in `site.ts` names; the build copies it to `public/`. */
export const lookFile = (file: string): string =>
  withBase(`/assets/content/look/${file.split('/').at(-1) ?? ''}`);
