import { text } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

/** The part of it that `staticHtml` uses. */
class Response {
  constructor(private readonly body: ReadableStream) {}

  text(): Promise<string> {
    return text(this.body);
  }
}

// React's renderers need them, and jsdom lacks them.
Object.assign(globalThis, { ReadableStream, Response, setImmediate });

/** Renders server components, including async ones, to HTML as in the export. */
export async function serverHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  return text(prelude);
}
