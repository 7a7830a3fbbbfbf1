import { useRef } from 'react';
import {
  copyProject,
  downloadProject,
} from '@/components/islands/download-example/download-project';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { StackblitzButton } from '@/components/ui/stackblitz-button';
import { changedFiles } from '@/lib/browser/edit-in-place/changed-files';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { writeChange } from '@/lib/browser/edit-in-place/share';
import { copyText } from '@/lib/browser/feedback/clipboard';
import { sendNotice } from '@/lib/browser/feedback/notice';
import { label, wording } from '@/lib/words/word';
import type { EditSession } from './use-edit-session';

interface ChangeActionsProps {
  example: EditableExample;
  session: EditSession;
}

/** The page that opens the example in StackBlitz, with the changed files in its fragment. */
function openerOf(example: EditableExample, { texts }: EditSession): string {
  const files = changedFiles(example, texts);
  return `${example.opener}#${encodeURIComponent(JSON.stringify(files))}`;
}

async function share({ page }: EditableExample, { texts }: EditSession, button: Element | null) {
  const fragment = writeChange(texts);
  const isCopied = fragment !== undefined && (await copyText(location.origin + page + fragment));
  if (!button) return;
  const tooLong = wording('This change is too long for a link. Download it instead.');
  const refused = fragment === undefined ? tooLong : wording('Copying is not allowed here.');
  sendNotice(button, { ...(isCopied ? wording('Link copied.') : refused), isDone: isCopied });
}

/** The ways to copy, download or share an edited example. */
export function ChangeActions({ example, session }: ChangeActionsProps) {
  const sharing = useRef<HTMLButtonElement>(null);
  const copying = useRef<HTMLButtonElement>(null);
  const downloading = useRef<HTMLButtonElement>(null);
  const opener = openerOf(example, session);
  return (
    <>
      <IconButton
        ref={sharing}
        {...label('Copy a link to this change')}
        onClick={() => void share(example, session, sharing.current)}
      >
        <Icon name="link" small />
      </IconButton>
      <IconButton
        ref={copying}
        {...label('Copy all files, with this change')}
        onClick={() => void copyProject(opener, copying.current)}
      >
        <Icon name="copy" small />
      </IconButton>
      <IconButton
        ref={downloading}
        {...label('Download as .zip, with this change')}
        onClick={() => void downloadProject(opener, downloading.current)}
      >
        <Icon name="download" small />
      </IconButton>
      <StackblitzButton
        href={opener}
        {...label('Open in StackBlitz, with this change (opens a new tab)')}
      />
    </>
  );
}
