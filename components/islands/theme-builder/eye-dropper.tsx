'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The browser's own eyedropper (WICG EyeDropper API), where it has one. */
type EyeDropperClass = new () => { open: () => Promise<{ sRGBHex: string }> };

const isClass = (value: unknown): value is EyeDropperClass => typeof value === 'function';

function eyeDropper(): EyeDropperClass | undefined {
  const value: unknown = Reflect.get(globalThis, 'EyeDropper');
  return isClass(value) ? value : undefined;
}

const never = () => () => undefined;

interface Props {
  onPick: (color: string) => void;
  disabled?: boolean;
}

/**
 * Takes a color from anywhere on the screen. Where the browser cannot do it, it cannot be seen or reached;
 * it keeps its place, which pages are sent with, so that nothing below moves.
 */
export function EyeDropperButton({ onPick, disabled }: Props) {
  const Dropper = useSyncExternalStore(never, eyeDropper, () => undefined);
  const pick = async () => {
    if (!Dropper) return;
    try {
      onPick((await new Dropper().open()).sRGBHex);
    } catch {
      // Given up with Escape.
    }
  };
  return (
    <Button
      variant="outlined"
      className={Dropper ? undefined : 'invisible'}
      disabled={disabled}
      onClick={() => void pick()}
    >
      <Icon name="drop" small />
      Pick from the screen
    </Button>
  );
}
