import { Word } from '@/components/ui/word';
import { useEffect, useState } from 'react';
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
  const [loaded, setLoaded] = useState<LoadedEditor | 'failed'>();

  useEffect(() => {
    if (loaded) return;
    let canceled = false;
    loadEditor(address).then(
      (editor) => !canceled && setLoaded(editor),
      (error: unknown) => {
        console.error('The editor did not load', error);
        if (!canceled) setLoaded('failed');
      },
    );
    return () => {
      canceled = true;
    };
  }, [address, loaded]);

  if (loaded === 'failed') return <PanelFailure onRetry={() => setLoaded(undefined)} />;
  const card = slot.closest('section');
  const stage = card?.querySelector<HTMLElement>('live-example');
  if (!loaded || !stage) {
    return (
      <p className="border-t border-line p-4 text-ui text-text-2" aria-busy>
        <Word text="Loading the editor…" />
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
