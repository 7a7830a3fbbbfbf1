import type { ReactNode } from 'react';

const tones = { old: 'bg-warn-soft text-warn-text', new: 'bg-good-soft text-good-text' };

/** A word about the past of a result, behind its name. */
export function ResultBadge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`ms-2 inline-block rounded-s px-1.5 align-middle text-label ${tones[tone]}`}>
      {children}
    </span>
  );
}
