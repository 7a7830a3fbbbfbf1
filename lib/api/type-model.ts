import { z } from 'zod';

/** A flag is present only when it is true, which keeps files small and diffs readable. */
export const flag = z.literal(true).optional();

/**
 * The address of a symbol or member: API document id, `#`, anchor; for example
 * `ui-button#Button` or `ui-button#Button-disabled`.
 */
export const apiRefSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*#[^\s#]+$/, 'expected docId#anchor')
  .meta({
    id: 'Ref',
    description:
      'Address of a symbol or member: document id, #, anchor. Its URL is pages[document id], #, anchor.',
  });

/** A piece of a printed type. The joined texts are the type as TypeScript code on one line. */
const typeTokenSchema = z
  .strictObject({
    text: z.string().min(1),
    /** Set when the text is the name of a symbol documented on this site. */
    ref: apiRefSchema.optional(),
    /** The module that the name is from when another package exports it, e.g. `@angular/core`. */
    from: z.string().optional(),
  })
  .meta({ id: 'TypeToken', description: 'A piece of a printed type.' });

export const typeSchema = z
  .array(typeTokenSchema)
  .min(1)
  .meta({ id: 'Type', description: 'The texts joined are the type as TypeScript code.' });

/** A symbol by its name; without `ref` it is not part of the public API. */
export const namedRefSchema = z
  .strictObject({
    name: z.string().min(1),
    ref: apiRefSchema.optional(),
    from: z.string().optional(),
  })
  .meta({
    id: 'NamedRef',
    description: 'A symbol by its public name; without ref it is not public.',
  });

export const deprecationSchema = z
  .strictObject({
    /** What to use instead: Markdown, as in descriptions. */
    reason: z.string().optional(),
    /** The version announced to remove it, which may be in the past: `21.0.0`. */
    removal: z.string().optional(),
  })
  .meta({ id: 'Deprecation' });

export const typeParameterSchema = z
  .strictObject({
    name: z.string().min(1),
    constraint: typeSchema.optional(),
    default: typeSchema.optional(),
    description: z.string().optional(),
  })
  .meta({ id: 'TypeParameter' });

const parameterSchema = z
  .strictObject({
    name: z.string().min(1),
    type: typeSchema,
    optional: flag,
    rest: flag,
    /** The default value as written in the library's source. */
    default: z.string().optional(),
    description: z.string().optional(),
  })
  .meta({ id: 'Parameter' });

export const signatureSchema = z
  .strictObject({
    typeParameters: z.array(typeParameterSchema),
    parameters: z.array(parameterSchema),
    /** Absent for constructors. */
    returns: z.strictObject({ type: typeSchema, description: z.string().optional() }).optional(),
    description: z.string().optional(),
    deprecated: deprecationSchema.optional(),
    /** When it throws: Markdown, one entry per reason. */
    throws: z.array(z.string()).min(1).optional(),
  })
  .meta({ id: 'Signature', description: 'One overload.' });

export type TypeToken = z.infer<typeof typeTokenSchema>;
export type TypeTokens = z.infer<typeof typeSchema>;
export type NamedRef = z.infer<typeof namedRefSchema>;
export type Deprecation = z.infer<typeof deprecationSchema>;
export type TypeParameter = z.infer<typeof typeParameterSchema>;
export type Parameter = z.infer<typeof parameterSchema>;
export type Signature = z.infer<typeof signatureSchema>;
