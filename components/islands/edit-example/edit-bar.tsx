import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { label, word } from '@/lib/words/word';
import { ChangeActions } from './change-actions';
import type { EditSession } from './use-edit-session';

interface EditBarProps {
  example: EditableExample;
  session: EditSession;
  onClose: () => void;
}

/** The actions for an edited example. */
export function EditBar({ example, session, onClose }: EditBarProps) {
  const { isChanged, state } = session;
  return (
    <div className="ms-auto flex flex-none">
      {example.opener !== '' && <ChangeActions example={example} session={session} />}
      <IconButton
        {...label('Start anew')}
        tip={word('Start anew, with a new instance')}
        disabled={state !== 'ready'}
        onClick={session.restart}
      >
        <Icon name="play" small />
      </IconButton>
      <IconButton
        {...label('Reset to the original')}
        disabled={state !== 'ready' || !isChanged}
        onClick={session.reset}
      >
        <Icon name="undo" small />
      </IconButton>
      <IconButton {...label('Close the editor')} onClick={onClose}>
        <Icon name="close" small />
      </IconButton>
    </div>
  );
}
