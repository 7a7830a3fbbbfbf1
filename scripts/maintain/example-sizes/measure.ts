import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';

/** Widths of windows, one for each range that `LateStage` tells apart. */
export const windowWidths = { narrow: 360, medium: 1024, wide: 1280 } as const;

/** An example, and what it needs to be shown. */
interface Shown {
  id: string;
  /** URLs of its style sheets, and of the file with what stands on its stage. */
  sheets: readonly string[];
  stage: string;
}

interface Measured {
  height: number;
  /** What the example takes of the width of its stage, where it leaves much of it free. */
  width?: number;
}

/**
 * Shows one example after another on the stage of a page and measures it, as it was pre-rendered.
 *
 * @param address of a page with a stage
 * @param windowWidth in CSS pixels
 */
export async function measureExamples(
  page: Page,
  address: string,
  windowWidth: number,
  examples: readonly Shown[],
): Promise<ReadonlyMap<string, Measured>> {
  await page.setViewportSize({ width: windowWidth, height: 900 });
  // Stages stay as they were pre-rendered.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script\b.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  // What runs scripts here names functions so, also in those that are sent to the browser.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(address);
  await page.unrouteAll();
  const found = await page.evaluate(measureInPage, { examples, host: hooked('liveHost') });
  return new Map(found);
}

/** Runs in the browser, so that it may use nothing of this module. */
async function measureInPage({ examples, host }: { examples: readonly Shown[]; host: string }) {
  /** Most of the stage's width that an example may take and still stand in the middle. */
  const mostShare = 0.75;
  const place = document.querySelector<HTMLElement>(host);
  if (!place) throw new Error('The page has no stage');
  place.parentElement?.style.removeProperty('--w');
  // A font that comes after the first text would not be shown, and examples measured in another.
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
  }
  // Margins of what stands first and last are part of what it takes.
  place.style.display = 'flow-root';

  /** Those of one example at a time: with the sheets of all each further one would take longer. */
  let current: readonly HTMLLinkElement[] = [];
  const showSheets = async (sheets: readonly string[]) => {
    const kept = current.filter((link) => sheets.includes(link.getAttribute('href') ?? ''));
    for (const link of current) if (!kept.includes(link)) link.remove();
    const isThere = (href: string) => kept.some((link) => link.getAttribute('href') === href);
    const added = sheets
      .filter((href) => !isThere(href))
      .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    current = [...kept, ...added];
    await Promise.all(
      added.map(
        (link) =>
          new Promise((resolve, reject) => {
            link.addEventListener('load', resolve);
            link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
            document.head.append(link);
          }),
      ),
    );
  };
  const isPainted = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) return false;
    const isClear = (color: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(color);
    return (
      element.matches('img, svg, canvas, video, input, textarea, button') ||
      !isClear(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          !isClear(style[`border${side}Color`]),
      )
    );
  };
  const boxesOf = (element: Element): DOMRect[] => {
    const boxes = isPainted(element) ? [element.getBoundingClientRect()] : [];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  /** Left and right ends of what can be seen, from the stage's own left end. */
  const extent = () => {
    const { left } = place.getBoundingClientRect();
    const boxes = [...place.querySelectorAll('*')]
      .filter((element) => !element.closest('.cdk-visually-hidden'))
      .flatMap(boxesOf)
      .filter(({ width, height }) => width > 1 && height > 1);
    return {
      from: Math.min(...boxes.map((box) => box.left)) - left,
      to: Math.max(...boxes.map((box) => box.right)) - left,
    };
  };

  const measured: [string, { height: number; width?: number }][] = [];
  for (const { id, sheets, stage } of examples) {
    await showSheets(sheets);
    const answer = await fetch(stage);
    const file: unknown = await answer.json();
    place.innerHTML = String(Reflect.get(Object(file), 'html'));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { from, to } = extent();
    const isNarrow = from >= 0 && from < 16 && to < place.clientWidth * mostShare;
    measured.push([
      id,
      {
        height: Math.max(1, Math.round(place.getBoundingClientRect().height)),
        ...(isNarrow && { width: Math.ceil(to) }),
      },
    ]);
  }
  return measured;
}
