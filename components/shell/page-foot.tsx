import { cx } from 'class-variance-authority';
import { Word } from '@/components/ui/word';
import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';
import { lastChanged } from '@/lib/dates/file-dates';
import { originOf } from '@/lib/generated/source-files';
import { ownRepository } from '@/lib/routes/own-repository';
import { linkRow } from './link-row';

export interface PageFootProps {
  /** The page's own path. */
  path: string;
  /** Files and folders with its content; the link for editing leads to the first. */
  sources?: readonly string[];
  /** ISO date of the last change; the default is that of the sources. */
  changed?: string | undefined;
}

const day = new Intl.DateTimeFormat(site.lang === 'en' ? 'en-US' : site.lang, {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** Links to edit a page and to report an issue, and the date of the last change. */
export function PageFoot({ path, sources = [], changed = lastChanged(sources) }: PageFootProps) {
  const repository = ownRepository();
  const file = sources[0] === undefined ? undefined : originOf(sources[0]);
  if (!repository && !changed) return null;
  return (
    <footer className={cx(linkRow, 'mt-12')}>
      {repository && file && !file.startsWith('../') && (
        <a href={repository.edit(file)}>
          <Word text="Edit this page" />
        </a>
      )}
      {repository && (
        <a href={repository.report({ page: path, version: libraryVersion })}>
          <Word text="Report an issue with this page" />
        </a>
      )}
      {changed && (
        <span>
          <Word text="Last updated" />{' '}
          <time dateTime={changed}>{day.format(new Date(changed))}</time>
        </span>
      )}
    </footer>
  );
}
