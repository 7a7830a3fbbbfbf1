import type { DocItem } from './types';

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

/** Pages that stand for their kind where all kinds are looked at, weighed, photographed or timed. */
export interface Samples {
  /** An item as most are. */
  item: ItemRef;
  /** One of its examples. */
  example?: string;
  /** An item that many come to from that one. */
  neighbor: ItemRef;
  /** An item with few styling tokens. */
  fewTokens?: ItemRef;
  /** The item with the longest API. */
  longApi: ItemRef;
  /** An item with many examples. */
  manyExamples: ItemRef;
  /** An item with an example that opens something over the page, and that example. */
  opening?: ItemRef & { example: string };
  /** An item with an example that changes where it is pressed; selectors of what is pressed and of what that brings. */
  changing?: ItemRef & { example: string; control: string; answer: string };
  /** Id of a guide. */
  guide?: string;
}
