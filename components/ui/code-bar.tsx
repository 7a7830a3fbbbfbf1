import type { ReactNode } from 'react';

/** The bar above code, with a file name or tabs, and the copy button. */
export function CodeBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center border-b border-line ps-4 pe-1 text-small text-text-2 max-fold:flex-wrap max-fold:*:min-w-0">
      {children}
    </div>
  );
}
