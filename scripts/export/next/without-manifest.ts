const link = /<link rel="manifest"[^>]*>/;

/**
 * Takes the application manifest out of a page: browsers fetch it, and the icons it names, before the first
 * text. The application puts it back, as any of its metadata, once it runs.
 */
export function withoutManifest(html: string): string {
  return html.replace(link, '');
}
