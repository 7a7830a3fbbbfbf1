import { z } from 'zod';

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Scheme and host, such as `https://docs.example.org`. */
const origin = z
  .string()
  .refine(
    (text) => isWebAddress(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text),
    'must be http:// or https:// and a host, without a path (which belongs into BASE_PATH)',
  )
  .transform((text) => text.replace(/\/$/, ''));

/** The base path of the site on its host: empty for the root, or without a trailing slash, such as `/22`. */
const basePath = z
  .string()
  .regex(
    /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?)?$/,
    'must be empty, or a path of letters, digits and -._~ such as /22 or /docs/22/',
  )
  .transform((text) => text.replace(/\/$/, ''));

const trackerId = z
  .string()
  .regex(
    /^(?:[A-Z]{1,3}-[A-Z0-9][A-Z0-9-]{3,})?$/,
    'must be a measurement id such as G-ABC123DEF4',
  );

/** All variables that a build reads, with their allowed values. */
const schema = z.object({
  /** URL of the site; the default is that of the site's definition. */
  SITE_BASE_URL: origin.optional(),
  BASE_PATH: basePath.default(''),
  SITE_REPOSITORY: z
    .string()
    .regex(
      /^(?:https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]*[\w-]\/?)?$/,
      'must be empty, or an address such as https://github.com/<owner>/<name>',
    )
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  NEXT_PUBLIC_DOCS_HOST: z.union([z.literal(''), origin]).default(''),
  NEXT_PUBLIC_ANALYTICS_ID_1: trackerId.default(''),
  NEXT_PUBLIC_ANALYTICS_ID_2: trackerId.default(''),
});

export type Environment = z.infer<typeof schema>;

/**
 * Reads the environment variables about this deployment.
 *
 * @throws with a one-line message that names the variable when it has an invalid value
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const reason =
    issue?.code === 'invalid_union'
      ? 'must be empty, or http:// or https:// and a host, without a path'
      : issue?.message;
  throw new Error(`${name} ${reason}; it is ${JSON.stringify(variables[name])}.`);
}
