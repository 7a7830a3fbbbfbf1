import { z } from 'zod';
import { deprecationSchema, flag, namedRefSchema, signatureSchema, typeSchema } from './type-model';

const memberBase = {
  /** Name in TypeScript. */
  name: z.string().min(1),
  /** The member's id on the page, unique in its document: `UiButton-disabled`. */
  anchor: z.string().regex(/^\S+$/),
  description: z.string().optional(),
  deprecated: deprecationSchema.optional(),
  /** The class or interface that declares the member, when it is not the symbol itself. */
  inheritedFrom: namedRefSchema.optional(),
};

export const inputSchema = z
  .strictObject({
    ...memberBase,
    /** Name in templates; differs from `name` when the input has an alias. */
    binding: z.string().min(1),
    /** Type of the property when read. */
    type: typeSchema,
    /** Type that a template may bind, when it differs from `type`. */
    writeType: typeSchema.optional(),
    required: flag,
    /** Declared with `input()` or `model()`, so its value is read by calling it. */
    signal: flag,
    /** Declared with `model()`. */
    model: flag,
    /** Has a matching `…Change` output, so that `[(binding)]` works. */
    twoWay: flag,
    /** Public function that converts bound values: `booleanAttribute` or `numberAttribute`. */
    transform: z.string().optional(),
    default: z.string().optional(),
  })
  .meta({
    id: 'Input',
    description: 'binding is the name in templates, name the one in TypeScript.',
  });

export const outputSchema = z
  .strictObject({
    ...memberBase,
    binding: z.string().min(1),
    /** Type of `$event`. */
    type: typeSchema,
    /** The output half of a `model()` input. */
    model: flag,
  })
  .meta({ id: 'Output', description: 'type is the type of $event.' });

export const propertySchema = z
  .strictObject({
    ...memberBase,
    type: typeSchema,
    /** Type that may be assigned, when it differs from `type`. */
    writeType: typeSchema.optional(),
    readonly: flag,
    writeonly: flag,
    optional: flag,
    static: flag,
    abstract: flag,
    protected: flag,
    default: z.string().optional(),
  })
  .meta({ id: 'Property' });

export const methodSchema = z
  .strictObject({
    ...memberBase,
    /** One per overload; the descriptions of a method are on its signatures. */
    signatures: z.array(signatureSchema).min(1),
    optional: flag,
    static: flag,
    abstract: flag,
    protected: flag,
  })
  .meta({ id: 'Method' });

export const enumMemberSchema = z
  .strictObject({
    ...memberBase,
    value: z.string().optional(),
  })
  .meta({ id: 'EnumMember' });

/** Something a directive sets or listens to on its own element. */
export const hostBindingSchema = z
  .strictObject({
    kind: z.enum(['attribute', 'property', 'class', 'style', 'event']),
    /** Name without brackets and prefix: `aria-disabled` of `[attr.aria-disabled]`. */
    name: z.string().min(1),
    /**
     * The literal value of an attribute, or the bound expression. Empty for events, and for expressions that
     * use private names.
     */
    value: z.string(),
    /** A plain attribute with a fixed value; all others are bindings. */
    static: flag,
    inheritedFrom: namedRefSchema.optional(),
  })
  .meta({
    id: 'HostBinding',
    description: 'Something a directive sets or listens to on its own element.',
  });

export const hostDirectiveSchema = z
  .strictObject({
    directive: namedRefSchema,
    /** Inputs and outputs that the host exposes: name in the directive → name on the host. */
    inputs: z.record(z.string(), z.string()),
    outputs: z.record(z.string(), z.string()),
  })
  .meta({ id: 'HostDirective' });

export type ApiInput = z.infer<typeof inputSchema>;
export type ApiOutput = z.infer<typeof outputSchema>;
export type ApiProperty = z.infer<typeof propertySchema>;
export type ApiMethod = z.infer<typeof methodSchema>;
export type ApiEnumMember = z.infer<typeof enumMemberSchema>;
export type HostBinding = z.infer<typeof hostBindingSchema>;
