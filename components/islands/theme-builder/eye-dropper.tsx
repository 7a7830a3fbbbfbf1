'use client';

import { cx } from 'class-variance-authority';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { label } from '@/lib/words/word';

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
 * A button at the end of a text field, which picks a color from the screen. Browsers without that function do not show
 * it. It lies above the field, so that nothing moves when it appears.
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
    <IconButton
      {...label('Pick from screen')}
      className={cx('absolute end-0 top-1/2 -translate-y-1/2', !Dropper && 'hidden')}
      disabled={disabled}
      onClick={() => void pick()}
    >
      <Icon name="drop" />
    </IconButton>
  );
}
