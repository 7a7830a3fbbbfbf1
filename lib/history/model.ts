import { z } from 'zod';
import { symbolKinds } from '@/lib/api/symbol-model';

/** Raise it when an older file can no longer be read. */
export const historySchemaVersion = 1;

const memberKinds = ['input', 'output', 'property', 'method', 'value'] as const;

/** What about a symbol or member is different; in the order in which it is told. */
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
  /** Left out where there was, or is, nothing. */
  from: z.string().optional(),
  to: z.string().optional(),
});

const change = z.strictObject({
  change: z.enum(['added', 'removed', 'changed', 'deprecated']),
  /** Anchor of the symbol or member, as on its API page. */
  anchor: z.string().min(1),
  /** Name as code writes it, e.g. `UiButton.disabled`. */
  name: z.string().min(1),
  kind: z.enum([...symbolKinds, ...memberKinds]),
  /** What changed; only for `changed`. */
  facets: z.array(facetChange).optional(),
  /** The same difference stands at the public base that declares the member. */
  inherited: z.literal(true).optional(),
});

const step = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Differences by API document; documents without any are left out. */
  docs: z.record(z.string(), z.array(change).min(1)),
});

/** The committed file: releases from old to new, and what each changed against the one before. */
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
