import { z } from 'zod';
import { normalizeSlashes } from '@/lib/browser/navigation/normalize-slashes';
import {
  type RedirectData,
  redirectDataId,
  redirectTarget,
} from '@/lib/routes/hosts/redirect-target';
import { type Reply, sendRequest } from './send-request';

/** The last page of a visitor, and its status. */
export interface End {
  /** The decoded path. */
  path: string;
  status: number;
  /** The number of responses, including redirects. */
  steps: number;
}

const names = z.array(z.string());
const table = z.strictObject({
  moved: z.record(z.string(), z.string()),
  sections: names,
  files: names,
  pages: names,
  home: z.string(),
  notFound: z.string(),
  base: z.string().exactOptional(),
});
const redirectData: z.ZodType<RedirectData> = z.union([
  z.strictObject({ to: z.string() }),
  table,
  z.strictObject({ sites: z.array(table) }),
]);

const element = new RegExp(
  `<script type="application/json" id="${redirectDataId}">(.*?)</script>`,
  's',
);

/** Returns where the scripts of a page redirect to, with the functions that they use. */
function scriptTarget(url: URL, { body, headers }: Reply): string | undefined {
  if (!headers['content-type']?.startsWith('text/html')) return undefined;
  const data = element.exec(body.toString())?.[1];
  const target =
    data === undefined ? undefined : redirectTarget(redirectData.parse(JSON.parse(data)), url);
  return target ?? normalizeSlashes(url);
}

const home = 'http://site.test';

/** Whether a redirect target is on another site. */
export function leavesSite(location: string): boolean {
  return new URL(location, home).origin !== home;
}

/**
 * Follows redirects and the scripts of stubs and the not-found page, as a browser does.
 *
 * @throws when it leads to another host, or there are too many redirects
 */
export async function followToEnd(port: number, target: string): Promise<End> {
  let url = new URL(home + target);
  let requested = target;
  for (let steps = 1; steps < 9; steps++) {
    const reply = await sendRequest(port, requested);
    const location = reply.headers.location ?? scriptTarget(url, reply);
    if (location === undefined) {
      return { path: decoded(url.pathname), status: reply.status, steps };
    }
    url = new URL(location, url);
    if (url.origin !== home) throw new Error(`it leads to ${url.host}`);
    requested = url.pathname + url.search;
  }
  throw new Error('there are too many redirects');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
