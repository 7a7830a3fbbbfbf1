import { paths } from '@/lib/routes/paths';
import type { Finding } from './finding';
import type { Page } from './read-page';

/** Returns each value that occurs more than once. */
export function duplicates(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function checkHeadings({ headings }: Page): readonly string[] {
  const problems: string[] = [];
  const ones = headings.filter((level) => level === 1).length;
  if (ones !== 1) problems.push(`there are ${ones} h1 elements`);
  headings.forEach((level, index) => {
    const before = headings[index - 1];
    if (before !== undefined && level > before + 1) {
      problems.push(`an h${level} follows an h${before}`);
    }
  });
  return [...new Set(problems)];
}

/**
 * Checks that a page has a title, a description, a canonical URL, a language and one h1, skips no heading
 * level, uses each id once, and keeps code out of translations.
 */
export function checkPage(page: Page, baseUrl: string): readonly Finding[] {
  const found = (rule: string, message: string): Finding => ({ path: page.url, rule, message });
  const findings = duplicates(page.ids).map((id) =>
    found('id/duplicate', `the id "${id}" occurs more than once`),
  );
  if (!page.title) findings.push(found('meta/title', 'the title is missing'));
  if (!page.language) findings.push(found('meta/language', 'the lang attribute is missing'));
  if (page.stub) return findings;

  if (!page.description) findings.push(found('meta/description', 'the description is missing'));
  const canonical = page.url === paths.home() ? [baseUrl, `${baseUrl}/`] : [baseUrl + page.url];
  if (page.url !== paths.notFound() && !canonical.includes(page.canonical ?? '')) {
    findings.push(
      found('meta/canonical', `the canonical URL is ${page.canonical}, not ${canonical[0]}`),
    );
  }
  return [
    ...findings,
    ...checkHeadings(page).map((problem) => found('heading/order', problem)),
    ...[...new Set(page.translatedCode)].map((code) =>
      found('translate/code', `no translate="no" on the code "${code.slice(0, 60)}"`),
    ),
  ];
}

/** Reports titles and descriptions that several pages share, with the first page that has the same. */
export function checkUnique(pages: readonly Page[]): readonly Finding[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const value = page[field];
      if (page.stub || value === undefined) return [];
      const other = first.get(value);
      if (other === undefined) {
        first.set(value, page.url);
        return [];
      }
      const message = `${other} has the same ${field}: "${value}"`;
      return [{ path: page.url, rule: `meta/same-${field}`, message }];
    });
  });
}
