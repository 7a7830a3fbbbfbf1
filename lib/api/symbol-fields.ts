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

/** What all kinds of symbols have. */
export const symbolBase = {
  /** Public name; also the symbol's anchor. */
  name: z.string().min(1),
  description: z.string().optional(),
  /** The description is this site's: the library's source has none. */
  describedHere: flag,
  deprecated: deprecationSchema.optional(),
  /** The symbol most readers of the document look for. */
  primary: flag,
  /** The import statement to copy. */
  import: z.string().regex(/^import /),
  /** File in the library's repository, below `src/`, when the package tells. */
  source: z.string().optional(),
  /** Further reading given by the library: Markdown, one entry per reference. */
  see: z.array(z.string()),
  /** Code examples given by the library: Markdown. */
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

/** What all kinds of classes have. */
export const classMembers = {
  ...heritage,
  implements: z.array(typeSchema),
  abstract: flag,
  properties: z.array(propertySchema),
  methods: z.array(methodSchema),
};

/** What components and directives have. */
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
