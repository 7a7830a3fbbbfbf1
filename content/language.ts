/** The language of the site; the build of another library's site writes this file from `lang` in `site.ts`. */
export const language: string = 'en';
