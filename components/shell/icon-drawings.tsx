import { hook } from '@/lib/design/hooks';

/** Where an exported page keeps the drawings of its icons; the build puts them in, see `withOwnIcons`. */
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
