import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html';
import { hook } from '@/lib/design/hooks';
import type { Wording } from '@/lib/words/word';

const bandStyles = cva('py-20 max-section:py-16', {
  variants: { tinted: { true: 'border-y border-line bg-tint' } },
});

interface BandProps {
  /** Id of the band's heading. */
  labelledBy: string;
  tinted?: boolean;
  /** Whether it is far down the page, so that its layout is deferred until the first screen is done. */
  later?: boolean;
  children: ReactNode;
}

/** A part of the home page, as wide as the window. */
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

/** The heading of a band, with a sentence below it. */
export function BandHead({ id, title, text }: { id: string; title: Wording; text?: string }) {
  return (
    <div className="mb-8 max-w-160">
      <h2 id={id} lang={title.lang}>
        {title.text}
      </h2>
      {text && <p className="mt-2 text-text-2">{text}</p>}
    </div>
  );
}
