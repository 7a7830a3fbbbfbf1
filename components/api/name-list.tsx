import type { ReactNode } from 'react';

/** Names side by side, such as what a module exports. */
export function NameList({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ui/7">{children}</ul>;
}
