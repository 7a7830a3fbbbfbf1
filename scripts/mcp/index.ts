/**
 * Answers questions of agents about the built site: a server of the Model Context Protocol on standard input and output.
 *
 * Reads   out/, or the folder in the first argument: the search index, pages as Markdown and `api.json`.
 * Writes  only messages of the protocol to standard output.
 * Fails   when the folder does not contain a built site.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { main } from '@/scripts/shared/main';
import { createServer } from './create-server';
import { openSite } from './open-site';

main(async () => {
  const server = createServer(openSite(process.argv[2] ?? 'out'));
  await server.connect(new StdioServerTransport());
});
