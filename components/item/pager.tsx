import { cva } from 'class-variance-authority';
import { Icon } from '@/components/ui/icon';
import { Word } from '@/components/ui/word';

const linkStyles = cva(
  'flex min-w-0 flex-[1_1_14rem] items-center gap-3 rounded-l border border-line p-4 text-item text-text no-underline hover:bg-hover active:bg-pressed forced-colors:border-[CanvasText]',
  { variants: { to: { previous: '', next: 'justify-end text-end' } } },
);

interface PagerLink {
  href: string;
  name: string;
}

export interface PagerProps {
  label: string;
  previous: PagerLink | undefined;
  next: PagerLink | undefined;
}

/** Links to the previous and the next page. */
export function Pager({ label, previous, next }: PagerProps) {
  return (
    <nav
      className="mt-16 flex flex-wrap gap-4 border-t border-line pt-6 print:hidden"
      aria-label={label}
    >
      {previous && (
        <a className={linkStyles({ to: 'previous' })} href={previous.href} rel="prev">
          <Icon name="arrow-back" />
          <PagerText direction="Previous" name={previous.name} />
        </a>
      )}
      {next && (
        <a className={linkStyles({ to: 'next' })} href={next.href} rel="next">
          <PagerText direction="Next" name={next.name} />
          <Icon name="arrow-forward" />
        </a>
      )}
    </nav>
  );
}

function PagerText({ direction, name }: { direction: 'Previous' | 'Next'; name: string }) {
  return (
    <span>
      <small className="block text-small text-text-2">
        <Word text={direction} />
      </small>
      <span>{name}</span>
    </span>
  );
}
