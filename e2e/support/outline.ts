/**
 * Attributes that differ between two copies of the same component, and mean nothing. Where an example has no stylesheet,
 * the frame has an empty one, which marks its elements.
 */
const meaningless = /^(?:ng-version|ng-app-id|ngh|data-[a-z]+-place|_ngcontent.*)$/;

/**
 * The elements below the first one with a selector, with their attributes and texts, one a line, indented. Runs in a
 * page, so it uses nothing from outside of itself.
 *
 * Ids that contain the application's or end with a number are numbered in the order of the document, as two copies count
 * differently.
 *
 * @param given what {@link outlineArguments} returns
 */
export function outlineOf([selector = '', skipped = '', appId = '']: readonly string[]): string {
  const isSkipped = new RegExp(skipped);
  const isGenerated = new RegExp(`[\\w-]*(?<![a-z])${appId}(?:-|\\.form)?\\d[\\w-]*`, 'g');
  const isId = /^(?:id|for|aria-(?:activedescendant|controls|describedby|labelledby|owns))$/;
  const numbers = new Map<string, string>();
  const numbered = (id: string) => {
    const known = numbers.get(id) ?? `id${numbers.size}`;
    numbers.set(id, known);
    return known;
  };
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !isSkipped.test(name))
      .map(({ name, value }) => {
        // The attribute that scopes styles contains the application's id.
        const scoped = name.startsWith('_nghost') ? '_nghost' : name;
        const words = name === 'class' ? value.split(/\s+/).sort().join(' ') : value;
        const own = words.replaceAll(isGenerated, numbered);
        return ` ${scoped}="${isId.test(name) ? own.replaceAll(/[\w-]+-\d+(?![\w-])/g, numbered) : own}"`;
      })
      .sort()
      .join('');
  const lines: string[] = [];
  const visit = (node: Node, depth: number) => {
    const indent = '  '.repeat(depth);
    if (node instanceof Element) {
      lines.push(`${indent}<${node.localName}${attributesOf(node)}>`);
      for (const child of node.childNodes) visit(child, depth + 1);
    } else if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '') lines.push(indent + text);
    }
  };
  for (const child of document.querySelector(selector)?.childNodes ?? []) visit(child, 0);
  return lines.join('\n');
}

/** The argument of {@link outlineOf}: a selector, and the id of the application with that element. */
export const outlineArguments = (selector: string, appId: string): readonly string[] => [
  selector,
  meaningless.source,
  appId,
];
