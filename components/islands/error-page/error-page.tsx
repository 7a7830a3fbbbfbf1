'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { frameStyles } from '@/components/ui/frame-styles';
import { Lede } from '@/components/ui/lede';
import { Word } from '@/components/ui/word';
import { trackError } from '@/lib/browser/analytics/analytics';
import { reloadIfReachable, reloadOnce } from '@/lib/browser/network/reload';

export interface ErrorPageProps {
  error: Error;
  /** Renders the page again. */
  reset: () => void;
}

/** Shown instead of a page that failed in the browser; the layout around it keeps working. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const [unreachable, setUnreachable] = useState(false);
  const reload = () => {
    setUnreachable(false);
    void reloadIfReachable().then((reloads) => setUnreachable(!reloads));
  };
  useEffect(() => {
    console.error(error);
    trackError(error);
    // The script is missing because a new build replaced it: the page of the new build has other scripts.
    if (!isMissingScript(error)) return;
    void reloadIfReachable(() => reloadOnce(error.message)).then((reloads) =>
      setUnreachable(!reloads),
    );
  }, [error]);
  return (
    <main id="main" tabIndex={-1} className={cx(frameStyles, 'py-24')}>
      <h1>
        <Word text="Something went wrong" />
      </h1>
      <Lede role="alert">
        <Word
          text={
            unreachable
              ? 'This site cannot be reached. Check your connection and try again.'
              : 'This page failed in your browser. Try again or reload it.'
          }
        />
      </Lede>
      <p className="mt-6 flex flex-wrap gap-x-2 gap-y-8">
        {/* Next.js caches a failed script until the page is reloaded. */}
        <Button variant="filled" onClick={isMissingScript(error) ? reload : reset}>
          <Word text="Try again" />
        </Button>
        <Button variant="outlined" onClick={reload}>
          <Word text="Reload the page" />
        </Button>
      </p>
    </main>
  );
}

const isMissingScript = ({ name, message }: Error) =>
  name === 'ChunkLoadError' || message.startsWith('Failed to load chunk');
