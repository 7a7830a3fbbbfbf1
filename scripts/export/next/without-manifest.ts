const link = /<link rel="manifest"[^>]*>/;

/**
 * Removes the link to the web application manifest: browsers would fetch it and its icons before the first
 * paint. The application adds it again when it starts, as all its metadata.
 */
export function withoutManifest(html: string): string {
  return html.replace(link, '');
}
