'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The browser's eyedropper (WICG EyeDropper API), if it has one. */
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
 * A button that picks a color from the screen. In browsers without that function it is invisible, but keeps
 * its space: the static page contains it, and nothing below should move.
 */
export function EyeDropperButton({ onPick, disabled }: Props) {
  const Dropper = useSyncExternalStore(never, eyeDropper, () => undefined);
  const pick = async () => {
    if (!Dropper) return;
    try {
      onPick((await new Dropper().open()).sRGBHex);
    } catch {
      // The user has canceled with Escape.
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
      <span>Pick from screen</span>
    </Button>
  );
}
