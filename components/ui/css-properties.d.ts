import 'react';

declare module 'react' {
  /** A `style` may set custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | undefined;
  }
}
