import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding } from './finding';
import type { Page } from './read-page';

/**
 * Validity, not taste: React and Angular write attributes in their own letter case and style, both
 * put style attributes where a value is computed, and the components' own markup follows its own
 * habits. What it means to assistive technology is looked at by axe, in the browser.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'element-case': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-redundant-for': 'off',
    // A table laid out as blocks on a phone keeps its meaning only if its roles are said.
    'no-redundant-role': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'void-style': 'off',
    'wcag/h32': 'off',
    'wcag/h63': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What makes a page's HTML invalid, each kind of fault once per rule and message. */
export async function checkHtml(page: Page): Promise<readonly Finding[]> {
  const report = await validator.validateString(page.html, page.file);
  const messages = report.results.flatMap((result) => result.messages);
  const byText = new Map(
    messages.map(({ ruleId, message, line, column, selector }) => [
      `${ruleId} ${message}`,
      { ruleId, message: `${line}:${column} ${message}${selector ? ` (${selector})` : ''}` },
    ]),
  );
  return [...byText.values()].map(({ ruleId, message }) => ({
    path: page.url,
    rule: `html/${ruleId}`,
    message,
  }));
}
