import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnHost, type HostAnswer } from '@/lib/routes/answers';
import { contentTypeOf, endingOf, textEndings } from '@/lib/routes/hosts/content-types';
import { headersOf, isHashed, unlisted } from '@/lib/routes/hosts/headers';
import { places } from '@/lib/routes/paths';
import type { BuiltSite, Host } from '@/scripts/shared/server/site-index';
import { ask, type Reply } from './ask';
import { followToEnd, leavesSite } from './follow';
import type { Kind, Row } from './rows';

/** What of an answer is not as it should be. */
export type Facet =
  /** It leads to another site, or says what the address says: no host is forgiven that. */
  | 'safety'
  /** It fails, or says nothing. */
  | 'broken'
  /** Status or target of the first answer. */
  | 'first'
  /** Where a visitor ends. */
  | 'end'
  | 'content'
  | 'type'
  | 'caching'
  | 'security'
  | 'compression';

/** One thing that is not as the reference says. */
export interface Deviation {
  kind: Kind;
  facet: Facet;
  target: string;
  expected: string;
  got: string;
}

/** A folder that is served, by its name. */
export interface Served extends Host {
  out: string;
}

type Expected = HostAnswer<BuiltSite>;

/** The site an answer is about: where it is none's, the newest speaks for the host. */
const siteOf = ({ sites }: Host, { site }: Expected) => site ?? sites[0];

/** The file on disk that is to be answered with. */
function fileOf({ out, beside }: Served, expected: Expected): string {
  if (!('path' in expected)) return '';
  const path = expected.status === 200 ? expected.path : places.notFound();
  return expected.site
    ? join(expected.site.folder, expected.site.files.get(path) ?? '')
    : join(out, beside.get(path) ?? '');
}

type Wrong = Pick<Deviation, 'facet' | 'expected' | 'got'>;

const words = (answer: Expected) =>
  'location' in answer ? `${answer.status} ${answer.location}` : String(answer.status);

function firstAnswer(expected: Expected, { status, headers }: Reply): readonly Wrong[] {
  const got = [status, headers.location].filter((part) => part !== undefined).join(' ');
  return got === words(expected) ? [] : [{ facet: 'first', expected: words(expected), got }];
}

function safety({ status, headers }: Reply): readonly Wrong[] {
  const wrong = (got: string): Wrong => ({ facet: 'safety', expected: 'a safe answer', got });
  return [
    ...(leavesSite(headers.location ?? '/') ? [wrong(`a way to ${headers.location}`)] : []),
    ...(headers['x-injected'] === undefined ? [] : [wrong('a header from the address')]),
    ...(status >= 500 ? [{ ...wrong(String(status)), facet: 'broken' as const }] : []),
  ];
}

function security(served: Served, expected: Expected, { headers }: Reply): readonly Wrong[] {
  const site = siteOf(served, expected);
  const wanted = site ? headersOf(site, served.sites) : [];
  const unasked = wanted.includes(unlisted) ? undefined : headers[unlisted.key.toLowerCase()];
  const listed: Wrong = {
    facet: 'security',
    expected: 'a page to be listed',
    got: String(unasked),
  };
  const missing = wanted.flatMap(({ key, value }): Wrong[] => {
    const got = headers[key.toLowerCase()];
    return got === value
      ? []
      : [{ facet: 'security', expected: `${key}: ${value}`, got: String(got) }];
  });
  return unasked === undefined ? missing : [...missing, listed];
}

/** Hashed files for a year; pages never without asking; nothing else longer than five minutes. */
function caching(expected: Expected, { headers }: Reply): readonly Wrong[] {
  const got = headers['cache-control'] ?? '';
  const forYear = expected.status === 200 && isHashed(expected.path);
  const right = forYear
    ? /max-age=31536000/.test(got) && got.includes('immutable')
    : !got.includes('immutable') && /max-age=0\b/.test(got);
  return right ? [] : [{ facet: 'caching', expected: forYear ? 'a year' : 'max-age=0', got }];
}

function content(served: Served, expected: Expected, { headers, body }: Reply): readonly Wrong[] {
  if (!('path' in expected)) return [];
  const file = fileOf(served, expected);
  const type = headers['content-type'] ?? 'none';
  // `application/javascript` and `text/xml` are older names that browsers treat alike.
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

/** Asked for the way browsers ask: a long text comes compressed. */
async function compression(file: string, port: number, target: string): Promise<readonly Wrong[]> {
  const isLong = readFileSync(file).length > 4000;
  if (!isLong || !textEndings.includes(endingOf(file))) return [];
  const { headers } = await ask(port, target, { 'Accept-Encoding': 'gzip, deflate, br' });
  const got = headers['content-encoding'] ?? 'none';
  return /^(?:gzip|br)$/.test(got) ? [] : [{ facet: 'compression', expected: 'gzip or br', got }];
}

/** Where an answer leads in the end: what lies beside sites below paths leads to where it may lead on. */
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
): Promise<readonly Wrong[]> {
  const expected = lastAnswer(served, first);
  const base = expected.site?.base ?? '';
  const meant = 'path' in expected ? base + expected.path : '';
  const wrong = (got: string): Wrong => ({ facet: 'end', expected: meant || '400', got });
  try {
    const { path, status } = await followToEnd(port, target);
    if (expected.status === 400) return status >= 400 ? [] : [wrong(`${status} ${path}`)];
    if (expected.status === 404 && meant !== base + places.notFound())
      return status === 404 ? [] : [wrong(`${status} ${path}`)];
    // The not-found page is a page by itself where a host knows no rule for it.
    const right =
      path.replace(/\.html$/, '') === meant &&
      (status === 200 || meant === base + places.notFound());
    return right ? [] : [wrong(`${status} ${path}`)];
  } catch (error) {
    return [wrong(error instanceof Error ? error.message : String(error))];
  }
}

/**
 * Asks a host for one row and says what of its answer is not as it should be.
 *
 * @param served what the host serves
 */
export async function judge(
  served: Served,
  port: number,
  { kind, target }: Row,
): Promise<readonly Deviation[]> {
  const expected = answerOnHost(target, served.sites, served.beside);
  let wrong: readonly Wrong[];
  try {
    const reply = await ask(port, target);
    const asExpected = reply.status === expected.status;
    wrong = [
      ...safety(reply),
      ...firstAnswer(expected, reply),
      ...security(served, expected, reply),
      ...(asExpected ? [...caching(expected, reply), ...content(served, expected, reply)] : []),
      ...(asExpected && expected.status === 200
        ? await compression(fileOf(served, expected), port, target)
        : []),
      // An answer that is right at once need not be followed; what it leads to is a row of its own.
      ...(asExpected && firstAnswer(expected, reply).length === 0
        ? []
        : await end(served, port, target, expected)),
    ];
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    wrong = [{ facet: 'broken', expected: 'an answer', got }];
  }
  return wrong.map((one) => ({ kind, target, ...one }));
}
