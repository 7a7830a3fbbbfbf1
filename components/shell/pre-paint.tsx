import { readBundle } from '@/lib/start/bundles';

/** The inline script that applies stored choices before the first paint. */
export function PrePaint() {
  return <script dangerouslySetInnerHTML={{ __html: readBundle('pre-paint') }} />;
}
