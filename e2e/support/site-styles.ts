import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';

/**
 * Finds rules of the site's stylesheets for elements and classes that match elements of examples or of their
 * overlays. Rules whose selector names examples are intended.
 *
 * @returns each selector with an element that it matches
 */
export const siteStylesInExamples = (page: Page): Promise<string[]> =>
  page.evaluate(
    (insides) => {
      const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule];
          return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
        });
      // Examples may have layers of their own, as the library's overlays do.
      const ours = ['theme', 'base', 'components', 'utilities', 'modes'];
      const layers = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule),
      );
      const names = new Set(layers.map(({ name }) => name));
      const missing = ours.filter((name) => !names.has(name));
      if (missing.length > 0) throw new Error(`The page has no layer ${missing.join(', ')}.`);
      return layers
        .flatMap((layer) => (ours.includes(layer.name) ? rulesIn(layer.cssRules) : []))
        .flatMap(({ selectorText }) => {
          if (/live-host|cdk-overlay-container/.test(selectorText)) return [];
          const element = selectorText.replaceAll(/(?<!\\)::?(?:before|after|marker)\b/g, '');
          const inside = [...document.querySelectorAll(element)].find((one) =>
            one.closest(insides),
          );
          return inside ? [`${selectorText}: ${inside.outerHTML.slice(0, 80)}`] : [];
        });
    },
    `${hooked('liveHost')} *, ${overlayContainer} *`,
  );
