import { z } from 'zod';
import {
  hostBindingSchema,
  hostDirectiveSchema,
  inputSchema,
  methodSchema,
  outputSchema,
  propertySchema,
} from './member-model';
import {
  deprecationSchema,
  flag,
  namedRefSchema,
  typeParameterSchema,
  typeSchema,
} from './type-model';

/** Fields of all kinds of symbols. */
export const symbolBase = {
  /** Public name; also the symbol's anchor on the page. */
  name: z.string().min(1),
  description: z.string().optional(),
  /** The description was written for this site, because the library's source has none. */
  describedHere: flag,
  deprecated: deprecationSchema.optional(),
  /** The symbol that most readers of the document look for. */
  primary: flag,
  /** The import statement to copy. */
  import: z.string().regex(/^import /),
  /** File in the library's repository, below `src/`, when the package contains that information. */
  source: z.string().optional(),
  /** References to further reading from the library's source: Markdown, one entry per reference. */
  see: z.array(z.string()),
  /** Code examples from the library's source: Markdown. */
  examples: z.array(z.string()),
};

/** Type parameters and bases of classes and interfaces. */
export const heritage = {
  typeParameters: z.array(typeParameterSchema),
  /** What the declaration extends, with type arguments. */
  extends: z.array(typeSchema),
  /** All base classes and interfaces, nearest first. */
  ancestors: z.array(namedRefSchema),
};

/** Fields of all kinds of classes. */
export const classMembers = {
  ...heritage,
  implements: z.array(typeSchema),
  abstract: flag,
  properties: z.array(propertySchema),
  methods: z.array(methodSchema),
};

/** Fields of components and directives. */
export const directiveFields = {
  /** One entry per alternative; empty for a base class without a selector. */
  selectors: z.array(z.string().min(1)),
  exportAs: z.array(z.string().min(1)),
  standalone: z.boolean(),
  inputs: z.array(inputSchema),
  outputs: z.array(outputSchema),
  host: z.array(hostBindingSchema),
  hostDirectives: z.array(hostDirectiveSchema),
};
