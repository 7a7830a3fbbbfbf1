import { cx } from 'class-variance-authority';
import { libraryVersion } from '@/lib/catalogue/version';
import { lastChanged } from '@/lib/dates/file-dates';
import { originOf } from '@/lib/generated/source-files';
import { ownRepository } from '@/lib/routes/own-repository';
import { linkRow } from './link-row';

export interface PageFootProps {
  /** The page's own path. */
  path: string;
  /** Files and folders its text is written in; the first is the one to edit. */
  sources?: readonly string[];
  /** When it last changed, if not with its sources: an ISO date. */
  changed?: string | undefined;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Where to change a page's text, when it last changed, and where to say what is wrong with it. */
export function PageFoot({ path, sources = [], changed = lastChanged(sources) }: PageFootProps) {
  const repository = ownRepository();
  const file = sources[0] === undefined ? undefined : originOf(sources[0]);
  if (!repository && !changed) return null;
  return (
    <footer className={cx(linkRow, 'mt-12')}>
      {repository && file && !file.startsWith('../') && (
        <a href={repository.edit(file)}>Edit this page</a>
      )}
      {repository && (
        <a href={repository.report({ page: path, version: libraryVersion })}>Report a mistake</a>
      )}
      {changed && (
        <span>
          Last updated <time dateTime={changed}>{day.format(new Date(changed))}</time>
        </span>
      )}
    </footer>
  );
}
