'use client';

import { useState } from 'react';
import { currentTheme } from '@/lib/browser/preferences/theme-preference';
import { ErrorPage, type ErrorPageProps } from './error-page';

/** Shown in place of everything, when what all pages share broke in the browser. */
export function GlobalError(props: ErrorPageProps) {
  // The framework makes the root anew, and would take the theme's name from it.
  const [theme] = useState(() => (typeof document === 'undefined' ? undefined : currentTheme()));
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <title>This page broke</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
