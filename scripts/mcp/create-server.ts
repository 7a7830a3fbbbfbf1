import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { site as definition } from '@/content/site';
import { groups } from '@/lib/search/kinds';
import { apiTool } from './api-tool';
import { exampleTool } from './example-tool';
import type { BuiltSite } from './open-site';
import { pageTool } from './page-tool';
import { searchTool } from './search-tool';

/** The tools only read files of the built site. */
const annotations = { readOnlyHint: true, openWorldHint: false };

/** Creates a server with the tools `search`, `get_page`, `get_api` and `get_example`. */
export function createServer(site: BuiltSite): McpServer {
  const version = /[\d.]+$/.exec(site.title)?.[0] ?? '';
  const server = new McpServer(
    { name: definition.id, title: site.title, version },
    {
      instructions: `Documentation of ${site.title}. Search first; then get the API, an example or a page. Results have the addresses of pages, which \`get_page\` accepts.`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search',
      description: `Searches ${site.title}: components, API, examples, guides, tokens, and error messages with their cures.`,
      inputSchema: {
        query: z.string().min(1).max(2000).describe('Words, a name in code, or an error message.'),
        group: z.enum(groups).optional().describe('Only results of this kind.'),
        limit: z.number().int().min(1).max(30).default(8).describe('Maximum number of results.'),
      },
      annotations,
    },
    (question) => searchTool(site, question),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Get a page',
      description:
        'Returns a page as Markdown, or one of its sections. A long page is answered with the list of its sections.',
      inputSchema: {
        page: z.string().min(1).describe('URL or path of the page.'),
        section: z.string().optional().describe('Title or anchor of a section.'),
        whole: z.boolean().default(false).describe('Return a long page in full.'),
      },
      annotations,
    },
    (question) => pageTool(site, question),
  );
  server.registerTool(
    'get_api',
    {
      title: 'Get an API entry',
      description:
        'Returns symbols with all of their members, a single member, or a styling token, by exact name.',
      inputSchema: {
        name: z
          .string()
          .min(1)
          .describe('A symbol, "Symbol.member", a selector, or the name of a custom property.'),
      },
      annotations,
    },
    ({ name }) => apiTool(site, name),
  );
  server.registerTool(
    'get_example',
    {
      title: 'Get an example',
      description: 'Returns all files of an example. The search lists ids of examples.',
      inputSchema: { id: z.string().min(1).describe('The id of the example.') },
      annotations,
    },
    ({ id }) => exampleTool(site, id),
  );
  return server;
}
