import { z } from 'zod';

import {
  enumMemberSchema,
  hostBindingSchema,
  hostDirectiveSchema,
  inputSchema,
  methodSchema,
  outputSchema,
  propertySchema,
} from './member-model';
import {
  apiRefSchema,
  deprecationSchema,
  flag,
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

const symbolBase = {
  /** Public name; also the symbol's anchor. */
  name: z.string().min(1),
  description: z.string().optional(),
  deprecated: deprecationSchema.optional(),
  /** The symbol most readers of the document look for. */
  primary: flag,
  /** The import statement to copy. */
  import: z.string().startsWith('import '),
  /** File in the library's repository, below `src/`, when the package tells. */
  source: z.string().optional(),
  /** Further reading given by the library: Markdown, one entry per reference. */
  see: z.array(z.string()),
  /** Code examples given by the library: Markdown. */
  examples: z.array(z.string()),
};

const heritage = {
  typeParameters: z.array(typeParameterSchema),
  /** What the declaration extends, with type arguments. */
  extends: z.array(typeSchema),
  /** All base classes and interfaces, nearest first. */
  ancestors: z.array(namedRefSchema),
};

const classMembers = {
  ...heritage,
  implements: z.array(typeSchema),
  abstract: flag,
  properties: z.array(propertySchema),
  methods: z.array(methodSchema),
};

const directiveFields = {
  /** One entry per alternative; empty for a base class without a selector. */
  selectors: z.array(z.string().min(1)),
  exportAs: z.array(z.string().min(1)),
  standalone: z.boolean(),
  inputs: z.array(inputSchema),
  outputs: z.array(outputSchema),
  host: z.array(hostBindingSchema),
  hostDirectives: z.array(hostDirectiveSchema),
};

const kind = <const K extends (typeof symbolKinds)[number]>(name: K) => ({
  kind: z.literal(name),
  ...symbolBase,
});

export const componentSchema = z.strictObject({
  ...kind('component'),
  ...directiveFields,
  ...classMembers,
  /** Selectors of the content it projects, in the order of its template; `*` is the rest. */
  slots: z.array(z.string().min(1)),
});

export const directiveSchema = z.strictObject({
  ...kind('directive'),
  ...directiveFields,
  ...classMembers,
});

export const pipeSchema = z.strictObject({
  ...kind('pipe'),
  ...classMembers,
  /** Name in templates. */
  pipeName: z.string().min(1),
});

export const serviceSchema = z.strictObject({
  ...kind('service'),
  ...classMembers,
  /** Injector that provides it by itself; absent when an application has to provide it. */
  providedIn: z.string().optional(),
});

export const harnessSchema = z.strictObject({
  ...kind('harness'),
  ...classMembers,
  /** Selector of the elements it stands for. */
  hostSelector: z.string().optional(),
});

export const classSchema = z.strictObject({
  ...kind('class'),
  ...classMembers,
  constructors: z.array(signatureSchema),
});

export const interfaceSchema = z.strictObject({
  ...kind('interface'),
  ...heritage,
  properties: z.array(propertySchema),
  methods: z.array(methodSchema),
  callSignatures: z.array(signatureSchema),
  constructSignatures: z.array(signatureSchema),
  indexSignatures: z.array(signatureSchema),
});

export const typeAliasSchema = z.strictObject({
  ...kind('type'),
  typeParameters: z.array(typeParameterSchema),
  type: typeSchema,
  /** Members when the type is an object literal. */
  properties: z.array(propertySchema),
  methods: z.array(methodSchema),
});

export const enumSchema = z.strictObject({
  ...kind('enum'),
  members: z.array(enumMemberSchema),
});

export const functionSchema = z.strictObject({
  ...kind('function'),
  signatures: z.array(signatureSchema).min(1),
});

export const constantSchema = z.strictObject({
  ...kind('constant'),
  type: typeSchema,
  value: z.string().optional(),
  /** Set when the constant is a second name of a class. */
  aliasOf: apiRefSchema.optional(),
});

export const tokenSchema = z.strictObject({
  ...kind('token'),
  /** Type of the value that injecting gives. */
  type: typeSchema,
  providedIn: z.string().optional(),
  /** What its own factory returns, when that is a short expression. */
  default: z.string().optional(),
});

export const ngModuleSchema = z.strictObject({
  ...kind('ngmodule'),
  exports: z.array(namedRefSchema),
  properties: z.array(propertySchema),
  methods: z.array(methodSchema),
});

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
export type ApiPipe = z.infer<typeof pipeSchema>;
export type ApiService = z.infer<typeof serviceSchema>;
export type ApiHarness = z.infer<typeof harnessSchema>;
export type ApiClass = z.infer<typeof classSchema>;
export type ApiInterface = z.infer<typeof interfaceSchema>;
export type ApiTypeAlias = z.infer<typeof typeAliasSchema>;
export type ApiEnum = z.infer<typeof enumSchema>;
export type ApiFunction = z.infer<typeof functionSchema>;
export type ApiConstant = z.infer<typeof constantSchema>;
export type ApiToken = z.infer<typeof tokenSchema>;
export type ApiNgModule = z.infer<typeof ngModuleSchema>;
export type ApiSymbol = z.infer<typeof apiSymbolSchema>;
