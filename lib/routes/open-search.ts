import { site } from '@/content/site';
import { escapeHtml } from '@/lib/text/escape-html';
import { searchPaths } from './search-paths';

/**
 * The OpenSearch 1.1 description, with which browsers offer the site's search. The specification limits names
 * to 16 characters and descriptions to 1,024.
 */
export function openSearchDescription(): string {
  const template = `${site.baseUrl}${searchPaths.query('')}{searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.name.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(site.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`;
}
