/**
 * What JSX is compiled to in builds (`jsxImportSource` in `tsconfig.json`): React's own functions, with one
 * addition. React starts on a page that a translator may have changed already. Where a text differs from the one
 * it expects, it would render the whole document again: theme, focus and live examples would be lost. So every
 * element whose content is one text says that the text may differ. React then keeps what is there, until the text
 * itself changes. In development nothing is added: React reports each difference.
 */
import {
  Fragment as ReactFragment,
  type JSX,
  jsx as createElement,
  jsxs as createElements,
} from 'react/jsx-runtime';

type Create = typeof createElement;

const hasOneText = (props: unknown): props is object =>
  typeof props === 'object' &&
  props !== null &&
  'children' in props &&
  (typeof props.children === 'string' || typeof props.children === 'number');

/** Creates an element with one child or none. */
export const jsx: Create = (type, props, key) =>
  createElement(
    type,
    typeof type === 'string' && hasOneText(props)
      ? { suppressHydrationWarning: true, ...props }
      : props,
    key,
  );

/** Creates an element with several children, which are never one text. */
export const jsxs: Create = createElements;

export const Fragment = ReactFragment;
export type { JSX };
