import { z } from 'zod';
import { symbolKinds } from '@/lib/api/symbol-model';

/** Increase it when code can no longer read older files. */
export const historySchemaVersion = 1;

const memberKinds = ['input', 'output', 'property', 'method', 'value'] as const;

/** The aspects of a symbol or member that can change, in display order. */
export const facets = [
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
  kind: z.enum([...symbolKinds, ...memberKinds]),
  /** What changed; only for `changed`. */
  facets: z.array(facetChange).optional(),
  /** Set when the public base that declares the member has the same change. */
  inherited: z.literal(true).optional(),
});

const step = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Differences by API document; documents without any are left out. */
  docs: z.record(z.string(), z.array(change).min(1)),
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
