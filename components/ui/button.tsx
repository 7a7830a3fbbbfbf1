import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The classes of a button, for elements that {@link Button} cannot render. */
const buttonStyles = cva(
  'inline-flex items-center justify-center gap-2 rounded-full border py-2 whitespace-nowrap no-underline transition-colors max-fold:whitespace-normal pointer-coarse:min-h-11',
  {
    variants: {
      variant: {
        text: 'border-transparent text-primary-text hover:bg-hover active:bg-pressed',
        outlined: 'border-line-strong text-primary-text hover:bg-hover active:bg-pressed',
        tonal:
          'border-transparent bg-primary-soft text-on-primary-soft hover:bg-soft-hover active:bg-soft-pressed',
        filled:
          'border-transparent bg-primary-fill text-on-primary hover:bg-fill-hover active:bg-fill-pressed',
      },
      size: {
        normal: 'min-h-10 px-6 text-action',
        large: 'min-h-12 px-7 text-action-large max-fold:px-4',
      },
    },
    defaultVariants: { variant: 'text', size: 'normal' },
  },
);

type Look = VariantProps<typeof buttonStyles>;
type ButtonProps = Look &
  ((ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & { href: string }));

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, size, className, ...props }: ButtonProps) {
  const styles = buttonStyles({ variant, size, className });
  if (props.href === undefined) return <button type="button" {...props} className={styles} />;
  return <a {...props} className={styles} />;
}
