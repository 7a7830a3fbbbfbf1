'use client';

import { cx } from 'class-variance-authority';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { frameStyles } from '@/components/ui/frame-styles';
import { Lede } from '@/components/ui/lede';
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
    <main id="main" tabIndex={-1} className={cx(frameStyles, 'py-24')}>
      <h1>This page broke</h1>
      <Lede role="alert">
        Something on it failed in your browser. Try it again; if it fails once more, reload it.
      </Lede>
      <p className="mt-6 flex flex-wrap gap-x-2 gap-y-8">
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

const isMissingScript = ({ name, message }: Error) =>
  name === 'ChunkLoadError' || message.startsWith('Failed to load chunk');
