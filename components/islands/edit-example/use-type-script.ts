import { useEffect, useState } from 'react';
import { isRecord, isText } from '@/lib/browser/network/is-record';
import { fetchJson } from '@/lib/browser/network/request';
import { filePaths } from '@/lib/routes/file-paths';

/** The highlighted TypeScript file among the files of an example, as a build writes them. */
function scriptIn(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const files: readonly unknown[] = value;
  const script = files.filter(isRecord).find(({ label }) => label === 'TypeScript');
  return isText(script?.['html']) ? script['html'] : undefined;
}

/**
 * The highlighted class of an example, to be read beside its template. Undefined until it has loaded, and when it
 * fails to load.
 */
export function useTypeScript(id: string): string | undefined {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let canceled = false;
    fetchJson(filePaths.live(`code/${id}.json`)).then(
      (value) => !canceled && setHtml(scriptIn(value)),
      // A playground has no such file.
      () => undefined,
    );
    return () => {
      canceled = true;
    };
  }, [id]);
  return html;
}
