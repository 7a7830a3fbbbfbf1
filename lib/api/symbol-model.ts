import { z } from 'zod';
import { enumMemberSchema, methodSchema, propertySchema } from './member-model';
import { classMembers, directiveFields, heritage, symbolBase } from './symbol-fields';
import {
  apiRefSchema,
  namedRefSchema,
  signatureSchema,
  typeParameterSchema,
  typeSchema,
} from './type-model';

/** Symbol kinds, in the order in which documents and pages list them. */
export const symbolKinds = [
  'component',
  'directive',
  'pipe',
  'service',
  'harness',
  'class',
  'interface',
  'type',
  'enum',
  'function',
  'constant',
  'token',
  'ngmodule',
] as const;

const kind = <const K extends (typeof symbolKinds)[number]>(name: K) => ({
  kind: z.literal(name),
  ...symbolBase,
});

const componentSchema = z
  .strictObject({
    ...kind('component'),
    ...directiveFields,
    ...classMembers,
    /** Selectors of its content slots, in template order; `*` matches the remaining content. */
    slots: z.array(z.string().min(1)),
  })
  .meta({ id: 'Component' });

const directiveSchema = z
  .strictObject({
    ...kind('directive'),
    ...directiveFields,
    ...classMembers,
  })
  .meta({ id: 'Directive' });

const pipeSchema = z
  .strictObject({
    ...kind('pipe'),
    ...classMembers,
    /** Name in templates. */
    pipeName: z.string().min(1),
  })
  .meta({ id: 'Pipe' });

const serviceSchema = z
  .strictObject({
    ...kind('service'),
    ...classMembers,
    /** Injector that provides it automatically; absent when an application has to provide it. */
    providedIn: z.string().optional(),
  })
  .meta({ id: 'Service' });

const harnessSchema = z
  .strictObject({
    ...kind('harness'),
    ...classMembers,
    /** Selector of the host elements that the harness drives. */
    hostSelector: z.string().optional(),
  })
  .meta({ id: 'Harness' });

const classSchema = z
  .strictObject({
    ...kind('class'),
    ...classMembers,
    constructors: z.array(signatureSchema),
  })
  .meta({ id: 'Class' });

const interfaceSchema = z
  .strictObject({
    ...kind('interface'),
    ...heritage,
    properties: z.array(propertySchema),
    methods: z.array(methodSchema),
    callSignatures: z.array(signatureSchema),
    constructSignatures: z.array(signatureSchema),
    indexSignatures: z.array(signatureSchema),
  })
  .meta({ id: 'Interface' });

const typeAliasSchema = z
  .strictObject({
    ...kind('type'),
    typeParameters: z.array(typeParameterSchema),
    type: typeSchema,
    /** Members when the type is an object literal. */
    properties: z.array(propertySchema),
    methods: z.array(methodSchema),
  })
  .meta({ id: 'TypeAlias' });

const enumSchema = z
  .strictObject({
    ...kind('enum'),
    members: z.array(enumMemberSchema),
  })
  .meta({ id: 'Enum' });

const functionSchema = z
  .strictObject({
    ...kind('function'),
    signatures: z.array(signatureSchema).min(1),
  })
  .meta({ id: 'Function' });

const constantSchema = z
  .strictObject({
    ...kind('constant'),
    type: typeSchema,
    value: z.string().optional(),
    /** Set when the constant is another name for a class. */
    aliasOf: apiRefSchema.optional(),
  })
  .meta({ id: 'Constant' });

const tokenSchema = z
  .strictObject({
    ...kind('token'),
    /** Type of the injected value. */
    type: typeSchema,
    providedIn: z.string().optional(),
    /** Return value of its default factory, when that is a short expression. */
    default: z.string().optional(),
  })
  .meta({ id: 'Token' });

const ngModuleSchema = z
  .strictObject({
    ...kind('ngmodule'),
    exports: z.array(namedRefSchema),
    properties: z.array(propertySchema),
    methods: z.array(methodSchema),
  })
  .meta({ id: 'NgModule' });

export const apiSymbolSchema = z.discriminatedUnion('kind', [
  componentSchema,
  directiveSchema,
  pipeSchema,
  serviceSchema,
  harnessSchema,
  classSchema,
  interfaceSchema,
  typeAliasSchema,
  enumSchema,
  functionSchema,
  constantSchema,
  tokenSchema,
  ngModuleSchema,
]);

export type SymbolKind = (typeof symbolKinds)[number];
export type ApiComponent = z.infer<typeof componentSchema>;
export type ApiDirective = z.infer<typeof directiveSchema>;
export type ApiInterface = z.infer<typeof interfaceSchema>;
export type ApiTypeAlias = z.infer<typeof typeAliasSchema>;
export type ApiEnum = z.infer<typeof enumSchema>;
export type ApiFunction = z.infer<typeof functionSchema>;
export type ApiConstant = z.infer<typeof constantSchema>;
export type ApiToken = z.infer<typeof tokenSchema>;
export type ApiNgModule = z.infer<typeof ngModuleSchema>;
export type ApiSymbol = z.infer<typeof apiSymbolSchema>;
