import { Word } from '@/components/ui/word';
import { useEffect, useState } from 'react';
import { type ExampleFile, ExampleFiles } from '@/components/islands/code-tabs/example-files';
import { fetchCode } from './fetch-code';
import type { Panel } from './panel';
import { PanelFailure } from './panel-failure';

/** The source of an example, fetched when the panel opens. */
export function CodePanel({ panel: { id, address } }: { panel: Panel }) {
  const [files, setFiles] = useState<readonly ExampleFile[] | 'failed'>();

  useEffect(() => {
    if (files) return;
    let canceled = false;
    fetchCode(address).then(
      (fetched) => !canceled && setFiles(fetched),
      (error: unknown) => {
        console.error('The code of an example did not load', error);
        if (!canceled) setFiles('failed');
      },
    );
    return () => {
      canceled = true;
    };
  }, [address, files]);

  if (files === 'failed') return <PanelFailure onRetry={() => setFiles(undefined)} />;
  return (
    <div className="border-t border-line" aria-busy={!files}>
      {files ? (
        <ExampleFiles id={id} files={files} />
      ) : (
        <p className="p-4 text-ui text-text-2">
          <Word text="Loading the code…" />
        </p>
      )}
    </div>
  );
}
