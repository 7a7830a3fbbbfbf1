import { hook } from '@/lib/design/hooks';

/** The element for the drawings of the page's icons; the export fills it, see `withOwnIcons`. */
export function IconDrawings() {
  return (
    <div
      hidden
      {...hook('icons')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
