'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { trackError } from '@/lib/browser/analytics';

interface ErrorPageProps {
  error: Error;
  /** Renders the page anew. */
  reset: () => void;
}

/** Shown in place of a page that broke in the browser; the shell around it keeps working. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
    trackError(error);
  }, [error]);
  return (
    <main id="main" tabIndex={-1} className="wide lost">
      <h1>This page broke</h1>
      <p className="head__lede" role="alert">
        Something on it failed in your browser. Try it again; if it fails once more, reload it.
      </p>
      <p className="lost__acts">
        <Button variant="filled" onClick={reset}>
          Try again
        </Button>
        <Button variant="outlined" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </p>
    </main>
  );
}
