import { readBundle } from '@/lib/page-scripts/bundles';

/** The inline script that applies stored choices before the first paint. */
export function PrePaint() {
  return <script dangerouslySetInnerHTML={{ __html: readBundle('pre-paint') }} />;
}
