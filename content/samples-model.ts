import type { DocItem } from './types';

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

/** Sample pages of each kind, for tests and measurements that cover all kinds. */
export interface Samples {
  /** A typical item. */
  item: ItemRef;
  /** One of its examples. */
  example?: string;
  /** An item that visitors often open after that one. */
  neighbor: ItemRef;
  /** An item with few styling tokens. */
  fewTokens?: ItemRef;
  /** The item with the longest API. */
  longApi: ItemRef;
  /** An item with many examples. */
  manyExamples: ItemRef;
  /** An item with an example that opens an overlay, and that example. */
  opening?: ItemRef & { example: string };
  /**
   * An item with an example that changes on a press; selectors of the pressed and of the resulting element.
   */
  changing?: ItemRef & { example: string; control: string; answer: string };
  /** Id of a guide. */
  guide?: string;
}
