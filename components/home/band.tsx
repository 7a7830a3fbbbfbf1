import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html';
import { hook } from '@/lib/design/hooks';

const bandStyles = cva('py-20 max-section:py-16', {
  variants: { tinted: { true: 'border-y border-line bg-tint' } },
});

interface BandProps {
  /** Id of the heading that names the band. */
  labelledBy: string;
  tinted?: boolean;
  /** Whether it is so far down that what one reads first is laid out before it. */
  later?: boolean;
  children: ReactNode;
}

/** One part of the home page, as wide as the window. */
export function Band({ labelledBy, tinted, later, children }: BandProps) {
  return (
    <StaticHtml
      as="section"
      className={bandStyles({ tinted })}
      aria-labelledby={labelledBy}
      {...(later && hook('postponed'))}
    >
      {children}
    </StaticHtml>
  );
}

/** A band's heading, and what follows from it in a sentence. */
export function BandHead({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className="mb-8 max-w-160">
      <h2 id={id}>{title}</h2>
      {text && <p className="mt-2 text-text-2">{text}</p>}
    </div>
  );
}
