const charset = '; charset=utf-8';

/** The content type of each kind of file the site has, by its ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: `text/html${charset}`,
  css: `text/css${charset}`,
  js: `text/javascript${charset}`,
  json: `application/json${charset}`,
  txt: `text/plain${charset}`,
  md: `text/markdown${charset}`,
  xml: `application/xml${charset}`,
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** Endings of files that are worth compressing. */
export const textEndings = ['html', 'css', 'js', 'json', 'txt', 'md', 'xml', 'svg', 'webmanifest'];

/** The ending of a file's name, without its dot. */
export function endingOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? '';
}

/** The content type of a file; bytes, where nobody knows. */
export function contentTypeOf(file: string): string {
  return contentTypes[endingOf(file)] ?? 'application/octet-stream';
}
