import { z } from 'zod';
import { symbolKinds } from '@/lib/api/symbol-model';

/** Increase it when code can no longer read older files. */
export const historySchemaVersion = 2;

const memberKinds = ['input', 'output', 'property', 'method', 'value'] as const;
/** A custom property that styles a component; `token` alone is an injection token. */
const styleKinds = ['styling-token'] as const;

/** The aspects of a symbol or member that can change, in display order. */
export const facets = [
  'property',
  'kind',
  'selector',
  'exportAs',
  'binding',
  'type',
  'takes',
  'signature',
  'required',
  'optional',
  'readonly',
  'signal',
  'default',
  'override',
] as const;

const facetChange = z.strictObject({
  facet: z.enum(facets),
  /** Absent when there was no value before; `to` is absent when there is none now. */
  from: z.string().optional(),
  to: z.string().optional(),
});

const change = z.strictObject({
  change: z.enum(['added', 'removed', 'changed', 'deprecated']),
  /** Anchor of the symbol or member, as on its API page. */
  anchor: z.string().min(1),
  /** Name as in code, e.g. `UiButton.disabled`. */
  name: z.string().min(1),
  kind: z.enum([...symbolKinds, ...memberKinds, ...styleKinds]),
  /** What changed; only for `changed`. */
  facets: z.array(facetChange).optional(),
  /** Set when the public base that declares the member has the same change. */
  inherited: z.literal(true).optional(),
  /** What the library says to write instead, as Markdown; only for `deprecated` and `removed`. */
  instead: z.string().optional(),
  /** The number of styling tokens with the same change, which names their common part: `--fab-*`. */
  count: z.int().min(2).optional(),
  /** Set when `ng update` makes the change in a project's files. */
  byUpdate: z.literal(true).optional(),
});

const step = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Differences by API document; documents without any are left out. */
  docs: z.record(z.string(), z.array(change).min(1)),
  /** Differences of styling tokens by the id of the item; items without any are left out. */
  tokens: z.record(z.string(), z.array(change).min(1)).optional(),
});

/** The committed file: releases from old to new, and the changes of each release since the previous one. */
export const apiHistory = z.strictObject({
  schemaVersion: z.literal(historySchemaVersion),
  releases: z.array(z.string()).min(2),
  steps: z.array(step),
});

export type MemberKind = (typeof memberKinds)[number];
export type Facet = (typeof facets)[number];
export type FacetChange = z.infer<typeof facetChange>;
export type ApiChange = z.infer<typeof change>;
export type HistoryStep = z.infer<typeof step>;
export type ApiHistory = z.infer<typeof apiHistory>;
