import { paths } from '@/lib/routes/paths';
import type { Finding } from './finding';
import type { Page } from './read-page';

/** The values that occur more than once, each once. */
export function repeated(values: readonly string[]): readonly string[] {
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
 * What a page must say of itself: title, description, canonical URL, language, one h1 and no
 * skipped heading; and no id twice.
 */
export function checkPage(page: Page, baseUrl: string): readonly Finding[] {
  const found = (rule: string, message: string): Finding => ({ path: page.url, rule, message });
  const findings = repeated(page.ids).map((id) =>
    found('id/duplicate', `the id "${id}" occurs more than once`),
  );
  if (!page.title) findings.push(found('meta/title', 'there is no title'));
  if (!page.language) findings.push(found('meta/language', 'there is no lang attribute'));
  if (page.stub) return findings;

  if (!page.description) findings.push(found('meta/description', 'there is no description'));
  const canonical = page.url === paths.home() ? [baseUrl, `${baseUrl}/`] : [baseUrl + page.url];
  if (page.url !== paths.notFound() && !canonical.includes(page.canonical ?? '')) {
    findings.push(
      found('meta/canonical', `the canonical URL is ${page.canonical}, not ${canonical[0]}`),
    );
  }
  return [...findings, ...checkHeadings(page).map((problem) => found('heading/order', problem))];
}

/** Titles and descriptions that several pages share; each page is told of the first other one. */
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
