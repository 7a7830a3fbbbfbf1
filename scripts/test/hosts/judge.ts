import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnHost, type HostAnswer } from '@/lib/routes/answers';
import { contentTypeOf, endingOf, textEndings } from '@/lib/routes/hosts/content-types';
import { headersOf, isHashed, unlisted } from '@/lib/routes/hosts/headers';
import { requestedParameter } from '@/lib/routes/not-found-address';
import { places } from '@/lib/routes/paths';
import type { BuiltSite, Host } from '@/scripts/shared/server/site-index';
import { followToEnd, leavesSite } from './follow';
import type { Kind, Row } from './rows';
import { type Reply, sendRequest } from './send-request';

/** The part of a response that deviates. */
export type Facet =
  /** It redirects to another site, or contains a header from the address. Never accepted. */
  | 'safety'
  /** A server error, or no response. */
  | 'broken'
  /** Status or redirect target of the first response. */
  | 'first'
  /** The last page of a visitor. */
  | 'end'
  | 'content'
  | 'type'
  | 'caching'
  | 'security'
  | 'compression';

/** A difference between a response and the reference. */
export interface Deviation {
  kind: Kind;
  facet: Facet;
  target: string;
  expected: string;
  got: string;
}

/** A served folder. */
export interface Served extends Host {
  out: string;
}

type Expected = HostAnswer<BuiltSite>;

/** Returns the site that an answer belongs to, or the newest site when it belongs to none. */
const siteOf = ({ sites }: Host, { site }: Expected) => site ?? sites[0];

/** Returns the file that the response must contain. */
function fileOf({ out, beside }: Served, expected: Expected): string {
  if (!('path' in expected)) return '';
  const path = expected.status === 200 ? expected.path : places.notFound();
  return expected.site
    ? join(expected.site.folder, expected.site.files.get(path) ?? '')
    : join(out, beside.get(path) ?? '');
}

type Problem = Pick<Deviation, 'facet' | 'expected' | 'got'>;

const words = (answer: Expected) =>
  'location' in answer ? `${answer.status} ${answer.location}` : String(answer.status);

const askedInQuery = new RegExp(`\\?${requestedParameter}=(.*)$`);
/** Not every host can pass the requested address to the not-found page. */
const withoutAsked = (answer: string) => answer.replace(askedInQuery, '');
/** Whether the not-found page gets the requested address, if it gets one: as text, or as it was sent. */
function isAskedRight(got: string, wanted: string, target: string): boolean {
  const [, asked] = askedInQuery.exec(got) ?? [];
  return [undefined, askedInQuery.exec(wanted)?.[1], target.split('?')[0]].includes(asked);
}

function firstAnswer(expected: Expected, reply: Reply, target: string): readonly Problem[] {
  const { status, headers } = reply;
  const got = [status, headers.location].filter((part) => part !== undefined).join(' ');
  const wanted = words(expected);
  return withoutAsked(got) === withoutAsked(wanted) && isAskedRight(got, wanted, target)
    ? []
    : [{ facet: 'first', expected: wanted, got }];
}

function safety({ status, headers }: Reply): readonly Problem[] {
  const problem = (got: string): Problem => ({ facet: 'safety', expected: 'a safe answer', got });
  return [
    ...(leavesSite(headers.location ?? '/') ? [problem(`a redirect to ${headers.location}`)] : []),
    ...(headers['x-injected'] === undefined ? [] : [problem('a header from the address')]),
    ...(status >= 500 ? [{ ...problem(String(status)), facet: 'broken' as const }] : []),
  ];
}

function security(served: Served, expected: Expected, { headers }: Reply): readonly Problem[] {
  const site = siteOf(served, expected);
  const asked = expected.status === 200 ? expected.path : undefined;
  const wanted = site ? headersOf(site, served.sites, asked) : [];
  const unasked = wanted.includes(unlisted) ? undefined : headers[unlisted.key.toLowerCase()];
  const listed: Problem = {
    facet: 'security',
    expected: 'a page to be listed',
    got: String(unasked),
  };
  const missing = wanted.flatMap(({ key, value }): Problem[] => {
    const got = headers[key.toLowerCase()];
    // Some hosts send both headers where two rules apply. Browsers then follow both.
    return got === value || String(got).endsWith(`, ${value}`)
      ? []
      : [{ facet: 'security', expected: `${key}: ${value}`, got: String(got) }];
  });
  return unasked === undefined ? missing : [...missing, listed];
}

/** Hashed files must be cached for a year, everything else must be revalidated. */
function caching(expected: Expected, { headers }: Reply): readonly Problem[] {
  const got = headers['cache-control'] ?? '';
  const forYear = expected.status === 200 && isHashed(expected.path);
  const right = forYear
    ? /max-age=31536000/.test(got) && got.includes('immutable')
    : !got.includes('immutable') && /max-age=0\b/.test(got);
  return right ? [] : [{ facet: 'caching', expected: forYear ? 'a year' : 'max-age=0', got }];
}

function content(served: Served, expected: Expected, { headers, body }: Reply): readonly Problem[] {
  if (!('path' in expected)) return [];
  const file = fileOf(served, expected);
  const type = headers['content-type'] ?? 'none';
  // `application/javascript` and `text/xml` are older names with the same meaning.
  const plain = (name: string) =>
    name
      .replace('application/javascript', 'text/javascript')
      .replace('text/xml', 'application/xml')
      .replace(/\/vnd\.microsoft\.icon/, '/x-icon')
      .toLowerCase();
  const isText = /^text\/(?:html|css|plain|markdown)|javascript|json;/.test(contentTypeOf(file));
  const sameType =
    isText && type.includes('charset')
      ? plain(type) === plain(contentTypeOf(file))
      : plain(type).split(';')[0] === plain(contentTypeOf(file)).split(';')[0];
  return [
    ...(readFileSync(file).equals(body)
      ? []
      : [{ facet: 'content' as const, expected: file, got: `${body.length} other bytes` }]),
    ...(sameType ? [] : [{ facet: 'type' as const, expected: contentTypeOf(file), got: type }]),
  ];
}

/** Checks that long texts are compressed for the encodings that browsers accept. */
async function compression(
  file: string,
  port: number,
  target: string,
): Promise<readonly Problem[]> {
  const isLong = readFileSync(file).length > 4000;
  if (!isLong || !textEndings.includes(endingOf(file))) return [];
  const { headers } = await sendRequest(port, target, { 'Accept-Encoding': 'gzip, deflate, br' });
  const got = headers['content-encoding'] ?? 'none';
  return /^(?:gzip|br)$/.test(got) ? [] : [{ facet: 'compression', expected: 'gzip or br', got }];
}

/** Follows the redirects of the reference and returns the last answer. */
function lastAnswer(served: Served, first: Expected): Expected {
  let last = first;
  for (let steps = 0; 'location' in last && steps < 9; steps++) {
    last = answerOnHost(last.location, served.sites, served.beside);
  }
  return last;
}

async function end(
  served: Served,
  port: number,
  target: string,
  first: Expected,
): Promise<readonly Problem[]> {
  const expected = lastAnswer(served, first);
  const base = expected.site?.base ?? '';
  const meant = 'path' in expected ? base + expected.path : '';
  const problem = (got: string): Problem => ({ facet: 'end', expected: meant || '400', got });
  try {
    const { path, status } = await followToEnd(port, target);
    if (expected.status === 400) return status >= 400 ? [] : [problem(`${status} ${path}`)];
    if (expected.status === 404 && meant !== base + places.notFound())
      return status === 404 ? [] : [problem(`${status} ${path}`)];
    // Without a rule, hosts serve the not-found page as a normal page.
    const right =
      path.replace(/\.html$/, '') === meant &&
      (status === 200 || meant === base + places.notFound());
    return right ? [] : [problem(`${status} ${path}`)];
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))];
  }
}

/**
 * Sends the request of a row to a host and returns the deviations of the response.
 *
 * @param served the folder that the host serves
 */
export async function judge(
  served: Served,
  port: number,
  { kind, target }: Row,
): Promise<readonly Deviation[]> {
  const expected = answerOnHost(target, served.sites, served.beside);
  let problems: readonly Problem[];
  try {
    const reply = await sendRequest(port, target);
    const asExpected = reply.status === expected.status;
    problems = [
      ...safety(reply),
      ...firstAnswer(expected, reply, target),
      ...security(served, expected, reply),
      ...(asExpected ? [...caching(expected, reply), ...content(served, expected, reply)] : []),
      ...(asExpected && expected.status === 200
        ? await compression(fileOf(served, expected), port, target)
        : []),
      // A correct first response is not followed, because its target has its own row.
      ...(asExpected && firstAnswer(expected, reply, target).length === 0
        ? []
        : await end(served, port, target, expected)),
    ];
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    problems = [{ facet: 'broken', expected: 'an answer', got }];
  }
  return problems.map((one) => ({ kind, target, ...one }));
}
