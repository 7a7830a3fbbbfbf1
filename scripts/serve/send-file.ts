import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { contentTypeOf } from '@/lib/routes/hosts/content-types';

interface Choice {
  file: string;
  stats: Stats;
  encoding?: string;
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const statsOf = (file: string) => statSync(file, { throwIfNoEntry: false });

/** The file itself, or the compressed twin that lies beside it, if the browser takes one. */
function choose(file: string, accepted: string): Choice | undefined {
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  for (const [encoding, ending] of encodings) {
    const stats = names.includes(encoding) ? statsOf(file + ending) : undefined;
    if (stats) return { file: file + ending, stats, encoding };
  }
  const stats = statsOf(file);
  return stats && { file, stats };
}

/** The one range a request asks for, with both ends; nothing where it asks for none, or in another way. */
function rangeOf(
  asked: string | undefined,
  size: number,
): [first: number, last: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}

/**
 * Answers with a file, as hosts do: compressed where a compressed twin lies beside it and no part of it
 * was asked for, and without a body where the browser has it.
 *
 * @param status that of a whole answer
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
): void {
  const { range: asked, 'accept-encoding': accepted } = request.headers;
  const choice = choose(file, asked === undefined ? (accepted ?? '') : '');
  if (choice === undefined) {
    // A build under way has taken the file away.
    response.writeHead(503, { 'Retry-After': '2' }).end();
    return;
  }
  const { stats, encoding } = choice;
  const tag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  const headers: OutgoingHttpHeaders = {
    'Content-Type': contentTypeOf(file),
    'Accept-Ranges': 'bytes',
    Vary: 'Accept-Encoding',
    ETag: tag,
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = rangeOf(asked, stats.size);
  if (range !== undefined && (range[0] > range[1] || range[0] >= stats.size)) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${stats.size}` }).end();
    return;
  }
  const [start, end] = range ?? [0, stats.size - 1];
  response.writeHead(range === undefined ? status : 206, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(range !== undefined && { 'Content-Range': `bytes ${start}-${end}/${stats.size}` }),
  });
  if (request.method === 'HEAD' || stats.size === 0) response.end();
  else
    createReadStream(choice.file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}
