import { listen, portFrom } from './listen';
import { createSiteServer } from './server';

/** Serves a folder on PORT until the process ends, and prints the address. */
export async function serveSite(folder = 'out'): Promise<void> {
  const server = createSiteServer(folder);
  const port = await listen(server, portFrom(process.env.PORT, 4173));
  console.log(`\nThe site is at http://localhost:${port} (press Ctrl+C to stop)`);
}
