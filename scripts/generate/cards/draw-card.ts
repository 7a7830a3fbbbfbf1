import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { site } from '@/content/site';
import { packageFolder } from '@/lib/catalogue/installed';
import { library } from '@/lib/catalogue/library';
import { withFigureLooks } from '@/lib/design/figure-looks';
import { mark, markSize } from '@/lib/design/mark';
import { withoutBase } from '@/lib/routes/base';
import { cardSize } from '@/lib/routes/cards';
import { appIcons } from '@/lib/routes/icons';
import { iconColors, roleColor } from '@/scripts/maintain/icons/roles';
import { colorShapes } from './color-shapes';
import type { Card } from './list-cards';

const fonts: Font[] = ([400, 700] as const).map((weight) => ({
  name: 'Roboto',
  weight,
  data: readFileSync(
    join(packageFolder('@fontsource/roboto'), `files/roboto-latin-${weight}-normal.woff`),
  ),
}));

/** The margin of the card and the panel behind the figure, in pixels. */
const margin = 72;
const panel = { x: 632, y: 150, width: 496, height: 330 };
const figureScale = 1.9;
const figure = { width: 240 * figureScale, height: 136 * figureScale };

interface Box {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    ...(children !== undefined && { children }),
  },
});

/**
 * The font size of a title in pixels. Long titles get a smaller font, so that they never need more than three
 * lines.
 */
function titleSize(title: string): number {
  if (title.length <= 11) return 84;
  return title.length <= 22 ? 66 : 54;
}

/**
 * Draws a social card: the name of the site, the kind, title and summary of the page, and its figure, in the
 * colors of the default theme.
 *
 * @param tokens the stylesheet that defines the colors
 * @returns a PNG of {@link cardSize}
 */
export async function drawCard(card: Card, tokens: string): Promise<Buffer> {
  const color = (role: string) => roleColor(tokens, role);
  const layout = box(
    {
      width: cardSize.width,
      height: cardSize.height,
      padding: margin,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: color('tint'),
      fontFamily: 'Roboto',
      color: color('text'),
    },
    [
      box({ marginLeft: 60, fontSize: 34, fontWeight: 700 }, site.name),
      box({ flexDirection: 'column', width: panel.x - margin - 56 }, [
        box({ fontSize: 28, color: color('primary-text') }, card.kind),
        box(
          {
            margin: '12px 0 20px',
            fontSize: titleSize(card.title),
            lineHeight: 1.1,
            fontWeight: 700,
          },
          card.title,
        ),
        box({ fontSize: 30, lineHeight: 1.4, color: color('text-2') }, card.summary),
      ]),
      box({
        position: 'absolute',
        left: panel.x,
        top: panel.y,
        width: panel.width,
        height: panel.height,
        borderRadius: 20,
        border: `2px solid ${color('line')}`,
        backgroundColor: color('page'),
      }),
      box({ fontSize: 26, color: color('text-2') }, site.baseUrl.replace(/^https?:\/\//, '')),
    ],
  );
  const text = await satori(layout, { ...cardSize, fonts });
  const at = {
    x: panel.x + (panel.width - figure.width) / 2,
    y: panel.y + (panel.height - figure.height) / 2,
  };
  const drawing =
    `<g transform="translate(${at.x} ${at.y}) scale(${figureScale})">` +
    `${colorShapes(withFigureLooks(card.figure), color)}</g>${drawMark(tokens)}`;
  const svg = text.replace(/<\/svg>\s*$/, () => `${drawing}</svg>`);
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 128, effort: 7 }).toBuffer();
}

/** The mark of this site, or the icon of another one. */
function drawMark(tokens: string): string {
  const place = `x="${margin}" y="${margin - 1}" width="42" height="42"`;
  if (library.isExternal) {
    const icon = readFileSync(`public${withoutBase(appIcons[0]?.path ?? '')}`, 'base64');
    return `<image ${place} href="data:image/png;base64,${icon}"/>`;
  }

  const { light } = iconColors(tokens);
  const shapes = (['leftFold', 'rightFold', 'posts'] as const).map(
    (part) => `<path fill="${light[part]}" d="${mark[part]}"/>`,
  );
  return `<g transform="translate(${margin} ${margin - 1}) scale(${42 / markSize})">${shapes.join('')}</g>`;
}
