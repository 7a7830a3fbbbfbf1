import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { isCodeWrapped, onCodeWrap, wrapCode } from '@/lib/browser/preferences/code-preference';

/** Switches the wrapping of long lines of code, for all frames of code and later visits. */
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
