/** What JSX is compiled to in development: React's own functions, see `jsx-runtime.ts`. */
import {
  Fragment as ReactFragment,
  type JSX,
  jsxDEV as createElement,
} from 'react/jsx-dev-runtime';

export const jsxDEV: typeof createElement = createElement;

export const Fragment = ReactFragment;
export type { JSX };
