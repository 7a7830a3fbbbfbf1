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

/**
 * Chooses the compressed copy beside the file if the browser accepts its encoding, otherwise the file itself.
 */
function choose(file: string, accepted: string): Choice {
  const names = accepted
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    // A quality of zero refuses an encoding.
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/i.test(quality))
    .map(([name]) => name?.toLowerCase());
  for (const [encoding, ending] of encodings) {
    if (names.includes(encoding) && existsSync(file + ending)) {
      return { file: file + ending, encoding };
    }
  }
  return { file };
}

/**
 * Responds with a file, as static hosts do. Sends the compressed copy if there is one and the request has no
 * range. Sends no body if the file in the browser's cache is still valid.
 *
 * @param file the path; the caller has checked that it may be served
 * @param status the status of a complete response
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
  // The caller sets Cache-Control. The folder is passed as `root`, so that `send` does not check it for dots.
  send(request, encodeURIComponent(basename(choice.file)), {
    root: dirname(choice.file),
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  })
    .on('error', (error: { status?: number }) => {
      for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
      if (error.status === 416) response.writeHead(416).end();
      // A running build has deleted the file.
      else response.writeHead(503, { 'Retry-After': '2' }).end();
    })
    .pipe(response);
}
