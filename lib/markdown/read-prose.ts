import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { readSourceFiles, sourceFilesIfAny } from '@/lib/generated/source-files';
import { itemStart } from '@/lib/navigation/item-start';
import { indexedPages } from '@/lib/navigation/pages';
import { withBase, withoutBase } from '@/lib/routes/base';
import { contentImage } from '@/lib/routes/content-images';
import { paths } from '@/lib/routes/paths';
import { findCommentError } from './comment-errors';
import { normalizeMarkdown, type TextWarning } from './foreign-text';
import { sourceLinks } from './source-links';

/** A Markdown file in the form that the site's Markdown readers expect. */
interface ProseSource {
  text: string;
  warnings: readonly TextWarning[];
  /** Resolves the links of raw HTML; only for a text that was not written for this site. */
  resolveLink?: (url: string) => string | undefined;
}

let known: ReadonlySet<string> | undefined;

/** Whether the site has a page at this URL path, or a copied picture of a text. */
export function isPage(address: string): boolean {
  known ??= new Set([...indexedPages(), ...picturesOfTexts().map(withBase)]);
  return known.has(address);
}

const picturesOfTexts = () => Object.values(sourceFilesIfAny()?.images ?? {}).map(contentImage);

/** The path of a Markdown file's page within the export. */
function pageOf(file: string): string | undefined {
  const item = allItems().find(({ overviewPath }) => overviewPath === file);
  if (item) return withoutBase(itemStart(item));
  const guide = allGuides().find(({ overview }) => overview === file);
  return guide && withoutBase(paths.guide(guide));
}

/**
 * Reads a Markdown file of the site. The site's own texts are read unchanged, and errors in them stop the
 * build. Other texts are corrected, with a warning for each correction.
 *
 * @param file path from the project's root
 * @throws when the file cannot be read
 */
export function readProse(file: string): ProseSource {
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  if (site.isStrict) return { text, warnings: [] };
  // Authors write links from the root of the site; the base path is added later.
  const resolve = sourceLinks(file, readSourceFiles(), {
    pageOf,
    isPage: (place) => isPage(withBase(place)),
    repository: site.ownRepository.address || site.repository,
    imageAt: contentImage,
  });
  return {
    ...normalizeMarkdown(text, { resolveLink: resolve, findCommentError }),
    resolveLink: (url) => {
      const to = resolve(withoutBase(url));
      return to !== undefined && /^\/(?!\/)/.test(to) ? withBase(to) : to;
    },
  };
}
