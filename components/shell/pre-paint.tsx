import { defaultTheme } from '@/lib/catalogue/themes';
import { readBundle } from '@/lib/page-scripts/bundles';
import { filePaths } from '@/lib/routes/file-paths';

/**
 * The inline script that applies stored settings before the first paint. Without scripts, the theme follows
 * the system's color scheme.
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
