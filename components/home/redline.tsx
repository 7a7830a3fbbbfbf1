import { hook } from '@/lib/design/hooks';

/**
 * The line around what is pointed at, with its measures below. The page's script draws it; React takes
 * what is in it as it is.
 */
export function Redline() {
  return (
    <div
      className="pointer-events-none absolute z-1 outline-1 outline-offset-1 outline-accent-text outline-dashed [&>b]:absolute [&>b]:start-0 [&>b]:top-[calc(100%+3px)] [&>b]:rounded-s [&>b]:bg-accent-fill [&>b]:px-1.5 [&>b]:font-mono [&>b]:text-note [&>b]:whitespace-nowrap [&>b]:text-on-accent"
      aria-hidden="true"
      hidden
      {...hook('redline')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '<b></b>' }}
    />
  );
}

/** What a press has done, in a sentence. It lies in the margin, so that nothing moves when it comes. */
export function Answer({ pick }: { pick: string }) {
  return (
    <div className="relative">
      <div
        className="live-host absolute -top-5 text-small"
        {...hook('liveHost')}
        {...hook('pick', pick)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  );
}
