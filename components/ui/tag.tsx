import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const styles = cva('tag', {
  variants: {
    tone: {
      need: 'bg-primary-soft text-on-primary-soft',
      new: 'bg-good-soft text-good-text',
      old: 'bg-warn-soft text-warn-text',
      gone: 'bg-bad-soft text-bad-text',
    },
  },
});

interface TagProps {
  /** What the remark is about; the color only helps, the words say it. */
  tone?: VariantProps<typeof styles>['tone'];
  children: ReactNode;
}

/** A short remark beside a name. Pages hold hundreds, so that its ground is in the style sheet. */
export function Tag({ tone, children }: TagProps) {
  return <span className={styles({ tone })}>{children}</span>;
}
