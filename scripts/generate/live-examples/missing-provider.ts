import type { StartedExample } from '@/lib/measured/schema';
import type { ScannedExample } from './scan-folder';

/** How Angular names a token for which there is no provider, as the root injector and as an element. */
const messages = [/No provider found for `([^`]+)`/, /No provider for (.+?) found\b/];

/** The message that Angular has in production: the code of the error alone. */
const bareCode = /^NG0?\d+$/;

/** Whether an error of Angular is its code alone, without the message that a development build has. */
export const isBareCode = (reason: string): boolean => bareCode.test(reason.trim());

/**
 * Finds the token that has no provider, in the message of an error that Angular's development mode throws.
 *
 * @param code the code of the example, for the names that the bundler has changed
 * @returns the name of the token, followed by what injects it if there is more than one step; undefined for
 *   another error
 */
export function missingTokenIn(reason: string, code = ''): string | undefined {
  if (!/\bNG0?201\b/.test(reason)) return undefined;
  const [found] = messages.flatMap((message) => message.exec(reason)?.[1] ?? []);
  if (found === undefined) return undefined;
  const [, path] = /\bPath: (.+?)\.(?: |$)/.exec(reason) ?? [];
  const token = nameOf(found, code);
  const steps = (path ?? '').split(' -> ').map((step) => nameOf(step, code));
  return steps.length > 1 ? `${token} (${steps.join(' → ')})` : token;
}

/**
 * The name in the source code. The bundler adds an underscore to classes with static fields, and a number where two
 * classes have the same name.
 */
function nameOf(token: string, code: string): string {
  const name = token.replace(/^InjectionToken /, '').replace(/^_(?=[A-Z])/, '');
  const unnumbered = name.replace(/\d+$/, '');
  const names = code.split(/[^\w$]+/);
  return !names.includes(name) && names.includes(unnumbered) ? unnumbered : name;
}

/** Says what is missing and where to provide it, for authors of examples. */
export const missingProvider = (token: string): string =>
  `no provider for ${token}: provide it in the file that examples.providers in site.ts names`;

/**
 * Finds the examples that lack a provider, unless they are known to run in a browser.
 *
 * @param failed why examples could not be rendered, by id
 * @param started what is known of the examples that only a browser can render
 * @returns the tokens without a provider, by the id of the example
 */
export function unprovidedOf(
  failed: ReadonlyMap<string, string>,
  started: ReadonlyMap<string, StartedExample>,
  scanned: readonly ScannedExample[],
): ReadonlyMap<string, string> {
  const tokens = [...failed].flatMap(([id, reason]): [string, string][] => {
    const { sources = {} } = scanned.find(({ example }) => example.id === id) ?? {};
    const token = missingTokenIn(reason, Object.values(sources).join('\n'));
    const measure = started.get(id);
    const runs = measure !== undefined && !('reason' in measure);
    return token === undefined || runs ? [] : [[id, token]];
  });
  return new Map(tokens);
}

/**
 * Throws when an example lacks a provider, with the file of each.
 *
 * @param unprovided the tokens, by the id of the example
 */
export function throwIfUnprovided(
  unprovided: ReadonlyMap<string, string>,
  scanned: readonly ScannedExample[],
): void {
  if (unprovided.size === 0) return;
  const lines = scanned.flatMap(({ example: { id, folder, primaryFile } }) => {
    const token = unprovided.get(id);
    return token === undefined ? [] : [`${folder}/${primaryFile}: ${missingProvider(token)}`];
  });
  throw new Error(
    `Examples lack providers. Use --keep-going to show their code only.\n${lines.join('\n')}`,
  );
}
