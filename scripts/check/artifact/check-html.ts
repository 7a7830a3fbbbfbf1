import {
  type ConfigData,
  HtmlValidate,
  type ResolvedConfig,
  StaticConfigLoader,
} from 'html-validate';
import type { Finding } from './finding';
import type { Page } from './read-page';

/**
 * Checks validity, not style: React and Angular write attributes in their own letter case, and both write
 * style attributes for computed values. Accessibility is checked by axe in a browser.
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
    // A table that CSS displays as blocks on phones loses its semantics without explicit roles.
    'no-redundant-role': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'void-style': 'off',
    'wcag/h32': 'off',
    'wcag/h63': 'off',
  },
};

/** Resolves the configuration once. Its own base class does so for every page, which takes a tenth of the time. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(file: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.resolved ??= super.getConfigFor(file));
  }
}

const validator = new HtmlValidate(new OneConfig(config));

/** Reports invalid HTML of a page, each combination of rule and message once. */
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
