import { defaultTheme } from '@/lib/catalogue/themes';
import { readBundle } from '@/lib/page-scripts/bundles';
import { filePaths } from '@/lib/routes/file-paths';

/**
 * The inline script that applies stored choices before the first paint; without scripts, the theme that
 * goes with the system.
 */
export function PrePaint() {
  const { darkCounterpart } = defaultTheme();
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: readBundle('pre-paint') }} />
      {darkCounterpart && (
        <noscript>
          <link
            rel="stylesheet"
            media="screen and (prefers-color-scheme: dark)"
            href={filePaths.theme(darkCounterpart)}
          />
        </noscript>
      )}
    </>
  );
}
