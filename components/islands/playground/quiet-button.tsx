import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface QuietButtonProps {
  /** Whether pressing it has no effect. */
  isIdle: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that keeps the focus when it becomes inactive, unlike one with the `disabled` attribute. */
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
