'use client';

import { useEffect } from 'react';
import { trackError } from '@/lib/browser/analytics';
import { reloadOnce } from '@/lib/browser/reload-once';

interface ErrorPageProps {
  error: Error;
  /** Renders the page anew. */
  reset: () => void;
}

/** Shown in place of a page that broke in the browser; the shell around it keeps working. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
    // A script that is gone because the site was built anew: the page of today names another.
    if (isMissingScript(error)) reloadOnce(error.message);
    trackError(error);
  }, [error]);
  return (
    <main id="main" tabIndex={-1} className="wide lost">
      <h1>This page broke</h1>
      <p className="head__lede" role="alert">
        Something on it failed in your browser. Try it again; if it fails once more, reload it.
      </p>
      <p className="lost__acts">
        <button type="button" className="btn btn--filled" onClick={reset}>
          Try again
        </button>
        <button type="button" className="btn btn--outlined" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    </main>
  );
}

const isMissingScript = ({ name, message }: Error) =>
  name === 'ChunkLoadError' || message.startsWith('Failed to load chunk');
