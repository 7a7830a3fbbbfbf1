import { prerenderedHtml } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';

interface ThumbnailCardProps {
  href: string;
  title: string;
  text: string;
  /** A short fact below the text. */
  note?: string;
  example: Example | undefined;
}

/** A link to a page, with an example as the build has rendered it. The example is a picture: it is not operable. */
export function ThumbnailCard({ href, title, text, note, example }: ThumbnailCardProps) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-l border border-line bg-surface transition-colors hover:border-primary-fill">
      {example && (
        <div
          className="stage flex! h-44 items-center justify-center overflow-hidden! border-t-0 unstyled:[&>.live-host]:min-h-0!"
          inert
        >
          <div
            className="live-host relative flow-root max-h-full max-w-full"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: prerenderedHtml(example.id, 'thumbnail') }}
          />
        </div>
      )}
      <div className="border-t border-line px-4 pt-3 pb-4">
        <h3 className="text-h4">
          <a
            className="text-text no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-l focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            href={href}
          >
            {title}
          </a>
        </h3>
        <p className="text-ui text-pretty text-text-2">{text}</p>
        {note !== undefined && (
          <p className="mt-2 text-small wrap-anywhere text-text-2" translate="no">
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
