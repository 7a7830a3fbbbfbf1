import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface QuietButtonProps {
  /** There is nothing for it to do. */
  isIdle: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that is out of use once it has been pressed: it keeps the focus, which a disabled one would lose. */
export function QuietButton({ isIdle, onPress, children }: QuietButtonProps) {
  return (
    <Button
      className="px-3! aria-disabled:cursor-default aria-disabled:text-text-off forced-colors:aria-disabled:text-[GrayText]"
      aria-disabled={isIdle}
      onClick={() => !isIdle && onPress()}
    >
      {children}
    </Button>
  );
}
