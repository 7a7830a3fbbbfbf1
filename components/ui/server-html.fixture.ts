import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

// React's renderer for Node.js needs it, and jsdom lacks it.
Object.assign(globalThis, { setImmediate });

/** Renders server components, including async ones, to HTML as in the export. */
export async function serverHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  return text(prelude);
}
