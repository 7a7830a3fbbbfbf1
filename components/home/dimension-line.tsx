import { cva } from 'class-variance-authority';
import type { Measure } from '@/content/home-content';

const lineStyles = cva(
  'absolute font-mono text-note whitespace-nowrap text-accent-text before:absolute after:absolute in-data-measuring:invisible',
  {
    variants: {
      axis: {
        width:
          'top-[calc(100%+8px)] h-[9px] text-center before:inset-0 before:border-x after:inset-x-0 after:inset-y-1 after:border-t',
        height:
          'inset-e-[calc(100%+10px)] w-[9px] before:inset-0 before:border-y after:inset-x-1 after:inset-y-0 after:border-s',
      },
      phone: { true: '', false: 'max-section:hidden' },
    },
  },
);

const numberStyles = cva('font-medium', {
  variants: {
    axis: {
      width: 'relative -top-1 z-1 bg-tint px-[5px]',
      height: 'absolute top-[calc(50%-0.5rem)] right-[calc(100%+2px)]',
    },
  },
});

interface DimensionLineProps {
  measure: Measure;
  /** Whether the measure is also correct on a phone. */
  phone: boolean;
}

/** The dimension line at the side of a part or below it, with the length in pixels. */
export function DimensionLine({ measure: { axis, px, start }, phone }: DimensionLineProps) {
  const place =
    axis === 'width' ? { insetInlineStart: start, width: px } : { top: start, height: px };
  return (
    <span className={lineStyles({ axis, phone })} style={place} aria-hidden="true" data-measure>
      <b className={numberStyles({ axis })}>{px}</b>
    </span>
  );
}
