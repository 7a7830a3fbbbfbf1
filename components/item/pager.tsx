import { Icon } from '@/components/ui/icon';

interface PagerLink {
  href: string;
  name: string;
}

interface PagerProps {
  label: string;
  previous?: PagerLink;
  next?: PagerLink;
}

/** Links to the page before and the page after this one. */
export function Pager({ label, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="arrow-back" />
          <span>
            <small>Previous</small>
            {previous.name}
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="pager__next">
          <span>
            <small>Next</small>
            {next.name}
          </span>
          <Icon name="arrow-forward" />
        </a>
      )}
    </nav>
  );
}
