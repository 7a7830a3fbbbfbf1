import { z } from 'zod';

/** A color role and an opacity. Drawings contain roles instead of colors, so that they follow the theme. */
const paintSchema = z.strictObject({ role: z.string(), opacity: z.number() });

export type Paint = z.infer<typeof paintSchema>;

/** A rectangle in pixels, relative to the top left corner of the component. */
const rect = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

export type Rect = Record<keyof typeof rect, number>;

/** Values for top, right, bottom and left, or for the corners clockwise from the top left. */
const fourSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export type Four = z.infer<typeof fourSchema>;

/** A box that a component paints: background and borders. */
const boxSchema = z.strictObject({
  kind: z.literal('box'),
  ...rect,
  radii: fourSchema,
  borders: fourSchema,
  fill: paintSchema.exactOptional(),
  stroke: paintSchema.exactOptional(),
});

export type Box = z.infer<typeof boxSchema>;

/** A line of text. The position is that of its baseline. */
const lineSchema = z.strictObject({
  kind: z.literal('text'),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  weight: z.string(),
  fill: paintSchema,
});

export type Line = z.infer<typeof lineSchema>;

/** An icon. The drawing shows its box instead of the glyph. */
const iconSchema = z.strictObject({ kind: z.literal('icon'), ...rect, stroke: paintSchema });

export type IconBox = z.infer<typeof iconSchema>;

/** An SVG shape inside the component. */
const vectorSchema = z.strictObject({
  kind: z.literal('vector'),
  tag: z.string(),
  /** Its geometry attributes, such as `d`, `cx` or `points`. */
  geometry: z.record(z.string(), z.string()),
  matrix: z.array(z.number()),
  fill: paintSchema.exactOptional(),
  stroke: paintSchema.exactOptional(),
  strokeWidth: z.number(),
  dash: z.string(),
  dashOffset: z.string(),
});

export type Vector = z.infer<typeof vectorSchema>;

const shapeSchema = z.discriminatedUnion('kind', [boxSchema, lineSchema, iconSchema, vectorSchema]);

export type Shape = z.infer<typeof shapeSchema>;

/** The measurements of a named part. */
const partSchema = z.strictObject({
  /** The selector by which it was found; empty for the component itself. */
  at: z.string(),
  ...rect,
  radius: z.number(),
  /** Font size and line height; no line height where the font decides it. */
  text: z.tuple([z.number(), z.number().nullable()]),
});

export type MeasuredPart = z.infer<typeof partSchema>;

/** The measurements of a component: what it paints, and its named parts. */
export const measuredSchema = z.strictObject({
  width: z.number(),
  height: z.number(),
  parts: z.array(partSchema),
  shapes: z.array(shapeSchema),
});

export type Measured = z.infer<typeof measuredSchema>;
