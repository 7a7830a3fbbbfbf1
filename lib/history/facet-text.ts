import type { InterfaceText } from '@/lib/words/word';
import type { Facet } from './model';

/** The visible name of each facet. */
export const facetNames: Record<Facet, InterfaceText> = {
  property: 'Custom property',
  kind: 'Kind',
  selector: 'Selector',
  exportAs: 'Exported as',
  binding: 'Name in templates',
  type: 'Type',
  takes: 'Accepts',
  signature: 'Signature',
  required: 'Required',
  optional: 'Optional',
  readonly: 'Read-only',
  signal: 'Signal',
  default: 'Default',
  override: 'Name in the mixin',
};

const flags: Partial<Record<Facet, { now: InterfaceText; noLonger: InterfaceText }>> = {
  required: { now: 'Now required', noLonger: 'No longer required' },
  optional: { now: 'Now optional', noLonger: 'No longer optional' },
  readonly: { now: 'Now read-only', noLonger: 'Now writable' },
  signal: { now: 'Now a signal', noLonger: 'No longer a signal' },
};

/** Describes the change of a facet that is either present or absent; undefined for other facets. */
export function flagText(facet: Facet, to: string | undefined): InterfaceText | undefined {
  const texts = flags[facet];
  return texts && (to === undefined ? texts.noLonger : texts.now);
}
