import { prePaintScript } from '@/lib/browser/pre-paint';
import { allThemes, defaultTheme } from '@/lib/catalogue/themes';

/** The inline script that applies stored choices before the first paint. */
export function PrePaint() {
  const script = prePaintScript({
    names: allThemes().map(({ name }) => name),
    defaultName: defaultTheme().name,
  });
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
