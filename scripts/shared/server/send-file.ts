import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import send from 'send';
import { contentTypeOf } from '@/lib/routes/hosts/content-types';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Choice {
  file: string;
  encoding?: string;
}

/** The file itself, or the compressed twin that lies beside it, if the browser takes one. */
function choose(file: string, accepted: string): Choice {
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  for (const [encoding, ending] of encodings) {
    if (names.includes(encoding) && existsSync(file + ending)) {
      return { file: file + ending, encoding };
    }
  }
  return { file };
}

/**
 * Answers with a file, as hosts do: compressed where a compressed twin lies beside it and no part of it
 * was asked for, and without a body where the browser has it.
 *
 * @param file its path; that it may be served has been settled
 * @param status that of a whole answer
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
): void {
  const { range, 'accept-encoding': accepted } = request.headers;
  const choice = choose(file, range === undefined ? (accepted ?? '') : '');
  response.statusCode = status;
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (choice.encoding !== undefined) response.setHeader('Content-Encoding', choice.encoding);
  // How long it may be kept is settled before; the folder is named apart, as dots in it are no matter.
  send(request, encodeURIComponent(basename(choice.file)), {
    root: dirname(choice.file),
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  })
    .on('error', (error: { status?: number }) => {
      for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
      if (error.status === 416) response.writeHead(416).end();
      // A build under way has taken the file away.
      else response.writeHead(503, { 'Retry-After': '2' }).end();
    })
    .pipe(response);
}
