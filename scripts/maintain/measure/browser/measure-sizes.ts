import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';

/** Window widths, one for each range that `DeferredStage` distinguishes. */
export const windowWidths = { narrow: 360, medium: 1024, wide: 1280 } as const;

/** An example, and the files that it needs. */
interface Shown {
  id: string;
  /** URLs of its stylesheets, and of the file with its pre-rendered HTML. */
  sheets: readonly string[];
  stage: string;
}

interface Measured {
  height: number;
  /** Width of the content, when it is much narrower than the stage. */
  width?: number;
}

/**
 * Renders the pre-rendered HTML of each example on the stage of a page and measures it.
 *
 * @param address address of a page with a stage
 * @param windowWidth width of the window, in CSS pixels
 */
export async function measureExamples(
  page: Page,
  address: string,
  windowWidth: number,
  examples: readonly Shown[],
): Promise<ReadonlyMap<string, Measured>> {
  await page.setViewportSize({ width: windowWidth, height: 900 });
  // Without scripts, examples stay as they were pre-rendered.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script\b.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  // esbuild, which compiles this script, calls a helper `__name` that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(address);
  await page.unrouteAll();
  const found = await page.evaluate(measureInPage, { examples, host: hooked('liveHost') });
  return new Map(found);
}

/** Runs in the browser, so it must not use anything from this module. */
async function measureInPage({ examples, host }: { examples: readonly Shown[]; host: string }) {
  /** Examples up to this share of the stage's width are centered. */
  const maxShare = 0.75;
  const place = document.querySelector<HTMLElement>(host);
  if (!place) throw new Error('The page has no stage');
  place.parentElement?.style.removeProperty('--w');
  // With another `font-display`, a late font would not be used, and the examples would have another size.
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
  }
  // Includes the margins of the first and last element in the height.
  place.style.display = 'flow-root';

  /**
   * Links to the stylesheets of the current example only: with those of all, each example would take longer.
   */
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
  /** Returns the left and right edge of the visible content, relative to the stage. */
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
    const isNarrow = from >= 0 && from < 16 && to < place.clientWidth * maxShare;
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
