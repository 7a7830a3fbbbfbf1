/** The part of `compression` that is used, typed for servers without a framework. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    /** Says whether an answer may be compressed. */
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean;
  }
  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  function compression(options?: Options): Compress;
  namespace compression {
    /** Whether the answer's type is worth compressing. */
    const filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }
  export = compression;
}
