const charset = '; charset=utf-8';

/** The content type for each file extension of the site. */
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

/** Extensions of files that should be compressed. */
export const textEndings = ['html', 'css', 'js', 'json', 'txt', 'md', 'xml', 'svg', 'webmanifest'];

/** The extension of a file name, without its dot. */
export function endingOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? '';
}

/** The content type of a file; that of binary data for unknown extensions. */
export function contentTypeOf(file: string): string {
  return contentTypes[endingOf(file)] ?? 'application/octet-stream';
}
