import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { isCodeWrapped, onCodeWrap, wrapCode } from '@/lib/browser/preferences/code-preference';

/** Wraps long lines of code, here and wherever code is read from then on. */
export function WrapToggle() {
  const wrapped = useSyncExternalStore(onCodeWrap, isCodeWrapped, () => false);
  return (
    <IconButton
      className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
      aria-label="Wrap long lines"
      aria-pressed={wrapped}
      onClick={() => wrapCode(!wrapped)}
    >
      <Icon name="wrap" small />
    </IconButton>
  );
}
