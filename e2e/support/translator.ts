import type { Page } from '@playwright/test';

interface TranslatorOptions {
  /** Also changes the letters, as a translation does. Names are then found whatever their case. */
  capitals?: boolean;
}

/**
 * Imitates the translator of a browser: it wraps each text of the page in `<font><font>…</font></font>`, also texts
 * that are added later, and it skips elements with `translate="no"`. The text nodes that React has created are then
 * no longer where React has put them.
 */
export async function translate(page: Page, { capitals = false }: TranslatorOptions = {}) {
  await page.addInitScript((inCapitals) => {
    const skipped =
      'font, script, style, noscript, title, textarea, select, svg, [translate=no], .notranslate';
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped))
        return;
      const template = document.createElement('template');
      template.innerHTML = '<font><font></font></font>';
      const outer = template.content.firstElementChild;
      const inner = outer?.firstElementChild;
      if (!outer || !inner) return;
      inner.textContent = inCapitals ? text.data.toUpperCase() : text.data;
      text.replaceWith(outer);
    };
    const wrapAll = (node: Node) => {
      if (node instanceof Text) wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let next = walker.nextNode(); next; next = walker.nextNode()) {
        if (next instanceof Text) texts.push(next);
      }
      texts.forEach(wrap);
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
      }
    });
    document.addEventListener('DOMContentLoaded', () => {
      wrapAll(document.body);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, capitals);
}
