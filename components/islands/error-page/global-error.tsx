'use client';

import { useState } from 'react';
import { language } from '@/content/language';
import { currentTheme } from '@/lib/browser/preferences/theme-preference';
import { word } from '@/lib/words/word';
import { ErrorPage, type ErrorPageProps } from './error-page';

/** Shown instead of the whole page when the root layout failed in the browser. */
export function GlobalError(props: ErrorPageProps) {
  // Next.js replaces the root element, and with it the attribute for the theme.
  const [theme] = useState(() => (typeof document === 'undefined' ? undefined : currentTheme()));
  return (
    <html lang={language} data-theme={theme}>
      <body>
        <title>{word('Something went wrong')}</title>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
