import { useEffect, useState } from 'react';
import { EditingBuildError } from '@/lib/browser/edit-in-place/await-build';
import { english, wording } from '@/lib/words/word';
import { type LoadedEditor, loadEditor } from './load-editor';
import type { Panel } from './panel';
import { PanelFailure } from './panel-failure';

interface EditSlotProps {
  panel: Panel;
  onClose: () => void;
}

/** The editor of an example, which is loaded when the panel opens. */
export function EditSlot({ panel, onClose }: EditSlotProps) {
  const { address, button, id, slot } = panel;
  const [loaded, setLoaded] = useState<LoadedEditor>();
  const [failure, setFailure] = useState<{ output: string }>();
  const [progress, setProgress] = useState(() => wording('Loading the editor…'));

  useEffect(() => {
    if (loaded ?? failure) return;
    let canceled = false;
    loadEditor(address, (text) => !canceled && setProgress(english(text))).then(
      (editor) => !canceled && setLoaded(editor),
      (error: unknown) => {
        console.error('The editor did not load', error);
        const output = error instanceof EditingBuildError ? error.message : '';
        if (!canceled) setFailure({ output });
      },
    );
    return () => {
      canceled = true;
    };
  }, [address, loaded, failure]);

  if (failure) return <PanelFailure {...failure} onRetry={() => setFailure(undefined)} />;
  const card = slot.closest('section');
  const stage = card?.querySelector<HTMLElement>('live-example');
  if (!loaded || !stage) {
    return (
      <p className="border-t border-line p-4 text-ui text-text-2" lang={progress.lang} aria-busy>
        {progress.text}
      </p>
    );
  }
  const title = document.getElementById(`${id}-title`)?.textContent ?? id;
  return (
    <loaded.EditPanel
      example={loaded.example}
      stage={stage}
      title={title}
      opener={{ current: button }}
      onClose={onClose}
    />
  );
}
