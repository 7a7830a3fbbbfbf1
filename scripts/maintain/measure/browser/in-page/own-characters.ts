/** The text of nodes before characters were replaced. */
const originals = new WeakMap<Text, string>();

/** The text that readers see: with the characters that were replaced. */
export const originalOf = (node: Text): string => originals.get(node) ?? node.data;

/** Replaces unit by unit, so that the positions of characters stay the same. */
const withOwn = (text: string, own: ReadonlySet<string>) =>
  text.replaceAll(/./gs, (unit) => (own.has(unit) || /\s/.test(unit) ? unit : 'o'));

/**
 * Replaces the characters that the fonts of the site lack, such as `▸`, by letters. The browser would take
 * them from a font of the machine, and the sizes would differ from machine to machine.
 *
 * @param own the characters of the fonts
 */
export function replaceOtherCharacters(root: Node, own: ReadonlySet<string>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const text = node.data;
    const replaced = withOwn(text, own);
    if (replaced === text) continue;
    originals.set(node, text);
    node.data = replaced;
  }
}

/** The attribute of elements whose pseudo-elements got another content, and their number. */
const mark = 'data-other-content';
let marked = 0;

function replaceInPseudoElement(element: Element, pseudo: string, own: ReadonlySet<string>): void {
  const { content } = getComputedStyle(element, pseudo);
  const replaced = withOwn(content, own);
  if (!content.startsWith('"') || replaced === content) return;
  const name = String(marked++);
  element.setAttribute(mark, `${element.getAttribute(mark) ?? ''} ${name}`);
  const style = document.createElement('style');
  style.textContent = `[${mark}~="${name}"]${pseudo} { content: ${replaced} !important }`;
  document.head.append(style);
}

/** Replaces the same characters in what stylesheets insert before and after elements. */
export function replaceOtherContent(root: Element, own: ReadonlySet<string>): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const pseudo of ['::before', '::after']) replaceInPseudoElement(element, pseudo, own);
  }
}
