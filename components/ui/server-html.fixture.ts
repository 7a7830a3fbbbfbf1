import { text } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

/** As much of it as `staticHtml` asks for. */
class Response {
  constructor(private readonly body: ReadableStream) {}

  text(): Promise<string> {
    return text(this.body);
  }
}

// React's renderers want them, and jsdom leaves them out.
Object.assign(globalThis, { ReadableStream, Response, setImmediate });

/** Renders server components, including async ones, to HTML as in the export. */
export async function serverHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  return text(prelude);
}
