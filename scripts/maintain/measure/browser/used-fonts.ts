import type { Page } from '@playwright/test';

/** A font of the machine that was used for a text. */
export interface InstalledFont {
  family: string;
  text: string;
}

/**
 * Finds texts that are drawn in a font of the machine instead of one that the page loads. Sizes that depend
 * on them would differ from machine to machine.
 *
 * @param selector selects the element whose descendants are looked at
 */
export async function installedFontsIn(
  page: Page,
  selector: string,
): Promise<readonly InstalledFont[]> {
  const client = await page.context().newCDPSession(page);
  try {
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeIds } = await client.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `${selector}, ${selector} *`,
    });
    const textOf = async (nodeId: number): Promise<string> => {
      const { object } = await client.send('DOM.resolveNode', { nodeId });
      const { result } = await client.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration: 'function () { return this.textContent; }',
      });
      return String(result.value);
    };
    const found: InstalledFont[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        if (isCustomFont) continue;
        found.push({ family: familyName, text: await textOf(nodeId) });
      }
    }
    return found;
  } finally {
    await client.detach();
  }
}
