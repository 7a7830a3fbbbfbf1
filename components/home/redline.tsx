import { hook } from '@/lib/design/hooks';

/**
 * The frame around the measured element, with its measures below. The page's script updates it; React ignores
 * its content.
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

/** A sentence about the effect of a press. It is in the margin, so that nothing moves when it appears. */
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
