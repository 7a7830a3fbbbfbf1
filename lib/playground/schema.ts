import { z } from 'zod';
import { type Expression, operators, type PlaygroundPlan, type TemplateNode } from './model';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const knobBase = {
  name: z.string().min(1),
  label: z.string().min(1),
  description: z.string().min(1),
  api: z.string().optional(),
  isSilent: z.literal(true).optional(),
};

const knobSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...knobBase, kind: z.literal('switch'), default: z.boolean() }),
  z.strictObject({ ...knobBase, kind: z.literal('text'), default: z.string() }),
  z.strictObject({
    ...knobBase,
    kind: z.enum(['choice', 'icon']),
    default: value,
    options: z.array(value).min(2),
  }),
  z.strictObject({
    ...knobBase,
    kind: z.literal('number'),
    default: z.number(),
    min: z.number(),
    max: z.number(),
    step: z.number(),
  }),
]);

const knobRef = z.strictObject({ knob: z.string() });
const sourceText = z.array(z.union([z.string(), knobRef]));

const expression: z.ZodType<Expression> = z.lazy(() =>
  z.union([
    z.strictObject({ value }),
    knobRef,
    z.strictObject({ op: z.enum(operators), args: z.array(expression).min(1) }),
  ]),
);
const show = z.strictObject({ show: expression });

const attribute = z.strictObject({
  name: z.string().min(1),
  text: sourceText.optional(),
  options: z
    .array(z.strictObject({ key: z.string(), value: expression, default: value.optional() }))
    .optional(),
  value: expression.optional(),
  default: value.optional(),
  accepts: z.array(z.enum(['boolean', 'number'])).optional(),
  keep: z.boolean().optional(),
});

const node: z.ZodType<TemplateNode> = z.lazy(() =>
  z.union([
    z.strictObject({ text: z.array(z.union([z.string(), knobRef, show])) }),
    z.strictObject({
      tag: z.string(),
      attributes: z.array(attribute),
      children: z.array(node),
      isVoid: z.boolean(),
      uses: z.array(z.string()),
    }),
    z.strictObject({ block: sourceText, children: z.array(node) }),
    z.strictObject({
      cases: z.array(z.strictObject({ when: expression.optional(), children: z.array(node) })),
    }),
  ]),
);

const objectEntry = z.union([
  z.strictObject({ text: sourceText }),
  z.strictObject({ name: z.string(), value: expression, default: value.optional() }),
]);

const codePart = z.union([
  z.string(),
  knobRef,
  show,
  z.strictObject({ entries: z.array(objectEntry), lead: z.string() }),
  z.strictObject({ slot: z.enum(['template', 'imports']) }),
]);

/** A playground in the form that `scripts/generate/live-examples` writes. */
export const playgroundSchema: z.ZodType<PlaygroundPlan> = z.strictObject({
  id: z.string(),
  scope: z.string(),
  hasEvents: z.boolean(),
  file: z.string(),
  knobs: z.array(knobSchema).min(1),
  template: z.array(node),
  imports: z.array(z.strictObject({ from: z.string(), names: z.array(z.string()) })),
  directives: z.array(z.strictObject({ name: z.string(), keep: z.boolean() })),
  code: z.array(codePart),
});
