import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { readSourceFiles, sourceFilesIfAny } from '@/lib/generated/source-files';
import { indexedPages } from '@/lib/navigation/pages';
import { withBase, withoutBase } from '@/lib/routes/base';
import { contentImage } from '@/lib/routes/content-images';
import { paths } from '@/lib/routes/paths';
import { faultOfComment } from './comment-faults';
import { normalizeMarkdown, type TextWarning } from './foreign-text';
import { sourceLinks } from './source-links';

/** A Markdown file as the site's readers of Markdown take it. */
interface ProseSource {
  text: string;
  warnings: readonly TextWarning[];
  /** The addresses that its links lead to; only for a text that somebody else wrote. */
  resolveLink?: (url: string) => string | undefined;
}

let known: ReadonlySet<string> | undefined;

/** Whether the site has a page at this address, or a picture that a text from elsewhere shows. */
export function isPage(address: string): boolean {
  known ??= new Set([...indexedPages(), ...picturesOfTexts().map(withBase)]);
  return known.has(address);
}

const picturesOfTexts = () => Object.values(sourceFilesIfAny()?.images ?? {}).map(contentImage);

/** Where the page of a Markdown file lies on the site. */
function pageOf(file: string): string | undefined {
  const item = allItems().find(({ overviewPath }) => overviewPath === file);
  if (item) return withoutBase(paths.item(item, 'overview'));
  const guide = allGuides().find(({ overview }) => overview === file);
  return guide && withoutBase(paths.guide(guide));
}

/**
 * Reads a Markdown file of the site. A text of ours is taken as it is, and what is wrong with it stops the
 * build; one that somebody else wrote is mended, and tells what was.
 *
 * @param file from the project's root
 * @throws when it cannot be read
 */
export function readProse(file: string): ProseSource {
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  if (site.isStrict) return { text, warnings: [] };
  // Writers give links by the root of the site, wherever that is going to lie.
  const resolve = sourceLinks(file, readSourceFiles(), {
    pageOf,
    isPage: (place) => isPage(withBase(place)),
    repository: site.ownRepository.address || site.repository,
    imageAt: contentImage,
  });
  return {
    ...normalizeMarkdown(text, { resolveLink: resolve, faultOfComment }),
    resolveLink: (url) => {
      const to = resolve(withoutBase(url));
      return to !== undefined && /^\/(?!\/)/.test(to) ? withBase(to) : to;
    },
  };
}
