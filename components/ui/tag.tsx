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
  /** Determines the color, which only supports the meaning of the text. */
  tone?: VariantProps<typeof styles>['tone'];
  lang?: string | undefined;
  children: ReactNode;
}

/** A short label beside a name. Its base style is in the stylesheet, because pages may contain hundreds. */
export function Tag({ tone, lang, children }: TagProps) {
  return (
    <span className={styles({ tone })} lang={lang}>
      {children}
    </span>
  );
}
