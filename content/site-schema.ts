import { z } from 'zod';
import type { SiteDefinition } from './site-definition';

const text = z.string('a text').trim().min(1, 'a text that is not empty');
const flag = z.boolean('true or false');
const url = z
  .string('a URL')
  .regex(/^https?:\/\/[^\s/?#]+\.?[^\s]*$/i, 'a URL that begins with https://');
const repositoryUrl = z
  .string('a URL')
  .regex(
    /^https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+(?:\/[\w.-]+)+\/?$/,
    'the URL of a repository, such as https://github.com/<owner>/<name>',
  );
const packageName = z
  .string('the name of a package')
  .regex(/^(?:@[a-z0-9-~][\w.~-]*\/)?[a-z0-9-~][\w.~-]*$/, 'the name of a package on npm');

/** A path pattern with at least these placeholders. */
const pattern = (known: readonly string[], required: string) =>
  z
    .string('a path pattern')
    .refine((path) => path.includes(`{${required}}`), `a path pattern that contains {${required}}`)
    .refine(
      (path) => [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => known.includes(name)),
      `a path pattern with no other placeholders than ${known.map((name) => `{${name}}`).join(', ')}`,
    );
const patterns = (known: readonly string[], required: string) =>
  z.array(pattern(known, required), 'a list of path patterns').optional();

const color = z.string('a color').regex(/^#[0-9a-f]{6}$/i, 'a color as #RRGGBB');
const origins = z
  .array(
    z
      .string('an origin')
      .regex(
        /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?\/?$/,
        'an origin without a path, such as https://img.example.org or https://*.example.org',
      ),
    'a list of origins',
  )
  .optional();

const documentedPackage = z
  .strictObject({
    key: text,
    npm: packageName,
    name: text.optional(),
    folder: z.string('the path of a folder').optional(),
    exampleNamespace: text.optional(),
    hasTesting: flag.optional(),
    hasTokens: flag.optional(),
  })
  .superRefine(({ key, npm }, context) => {
    const expected = npm.replace(/^@[^/]+\//, '');
    if (key === expected) return;
    context.addIssue({
      code: 'custom',
      path: ['key'],
      message: `"${expected}", the name of ${npm} without its scope`,
    });
  });

const fileName = z.string('a file name').endsWith('.ts', 'a file name that ends in .ts');

/** The fields of `site.ts`, each with what is expected of it. `checkDefinition` completes the messages. */
export const siteSchema = z.strictObject({
  id: text,
  name: text,
  subject: text,
  theSubject: text,
  homeTitle: text,
  description: text,
  guidesDescription: text,
  guidesLede: text.optional(),
  notFoundDescription: text,
  baseUrl: z
    .string('a URL')
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/i, 'http:// or https:// and a host, without a path')
    .optional(),
  ownRepository: z
    .strictObject({ address: repositoryUrl, branch: text.optional(), form: text.optional() })
    .optional(),
  repository: repositoryUrl,
  sourceFolder: z.string('the path of a folder'),
  tag: z
    .string('the name of a tag')
    .includes('{version}', 'the name of a tag that contains {version}')
    .optional(),
  issueLabel: text.optional(),
  guidelines: z.strictObject({ name: text, address: url }).optional(),
  license: z.strictObject({
    before: z.string('a text'),
    link: z.strictObject({ text, href: text }),
    after: z.string('a text'),
  }),
  packages: z.array(documentedPackage, 'a list of packages').min(1, 'at least one package'),
  sources: z
    .strictObject({
      overviews: patterns(['package', 'item'], 'item'),
      guides: patterns(['guide'], 'guide'),
      examples: patterns(['package', 'area', 'id'], 'id'),
    })
    .optional(),
  carvedOut: z
    .array(z.strictObject({ docId: text, entryPoint: text, folder: text }), 'a list')
    .optional(),
  examples: z
    .strictObject({
      file: fileName.optional(),
      className: z
        .string('a class name')
        .includes('{Id}', 'a class name that contains {Id}')
        .optional(),
      styles: z
        .union([text, z.array(text).min(1)], 'the path of a stylesheet, or a list of paths')
        .optional(),
      dark: z
        .string('a selector')
        .regex(
          /^(?:\.[\w-]+|\[[^\]]+\])$/,
          'a class or an attribute, such as .app-dark or [data-scheme=dark]',
        )
        .optional(),
      providers: fileName.optional(),
      types: z.array(packageName, 'a list of packages').optional(),
    })
    .optional(),
  look: z
    .strictObject({
      logo: z
        .union(
          [text, z.strictObject({ light: text, dark: text })],
          'the path of a picture, or { light, dark }',
        )
        .optional(),
      colors: z.strictObject({ primary: color, accent: color.optional() }).optional(),
      fonts: z.strictObject({ text: text.optional(), code: text.optional() }).optional(),
      favicon: text.optional(),
    })
    .optional(),
  lang: z
    .string('a language')
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, 'a language, such as de or pt-BR')
    .optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
  footer: z.array(z.strictObject({ text, href: text }), 'a list of links').optional(),
  policy: z
    .strictObject({ images: origins, fonts: origins, frames: origins, connections: origins })
    .optional(),
  isStrict: flag.optional(),
  hasThemeBuilder: flag.optional(),
  hasApiHistory: flag.optional(),
  hasComponentStatus: flag.optional(),
  analyticsEvents: z
    .array(z.enum(['exception', 'theme_select', 'version_select']), 'a list of events')
    .optional(),
} satisfies Record<keyof SiteDefinition, z.ZodType>);
