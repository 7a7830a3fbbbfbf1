import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

// React's renderer for Node.js wants it, and jsdom leaves it out.
Object.assign(globalThis, { setImmediate });

/** Renders server components, async ones included, to the HTML the export would hold. */
export async function serverHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  return text(prelude);
}
