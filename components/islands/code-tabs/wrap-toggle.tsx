import { label } from '@/lib/words/word';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useStoredChoice } from '@/components/ui/use-stored-choice';
import { codeWrap } from '@/lib/browser/preferences/stored-choice';

/** Switches the wrapping of long lines of code, for all frames of code and later visits. */
export function WrapToggle() {
  const wrapped = useStoredChoice(codeWrap) === 'on';
  return (
    <IconButton
      className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
      {...label('Wrap long lines')}
      aria-pressed={wrapped}
      onClick={() => codeWrap.set(wrapped ? undefined : 'on')}
    >
      <Icon name="wrap" small />
    </IconButton>
  );
}
