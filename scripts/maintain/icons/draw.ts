import { mark, markSize } from '@/lib/design/mark';
import type { IconColors, MarkColors } from './roles';

const parts = ['leftFold', 'rightFold', 'posts'] as const;

function paths(colors: MarkColors): string {
  return parts.map((part) => `<path fill="${colors[part]}" d="${mark[part]}"/>`).join('');
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`;
}

/** The mark without a ground, lighter where the system is dark. */
export function drawVector({ light, dark }: IconColors): string {
  const rules = (colors: MarkColors) =>
    parts.map((part) => `.${part}{fill:${colors[part]}}`).join('');
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  const shapes = parts.map((part) => `<path class="${part}" d="${mark[part]}"/>`).join('');
  return svg(markSize, style + shapes);
}

/** The mark without a ground in light colors, for formats that know no others. */
export function drawPlain({ light }: IconColors): string {
  return svg(markSize, paths(light));
}

/** How an icon with a ground is composed. */
interface Ground {
  /** The mark's side as a part of the icon's, from 0 to 1. */
  share: number;
  /** Radius of the corners as a part of the icon's side; 0 where the system cuts the shape. */
  corner: number;
}

/** The mark on a ground. */
export function drawOnGround({ ground, light }: IconColors, { share, corner }: Ground): string {
  const side = markSize / share;
  const margin = (side - markSize) / 2;
  return svg(
    side,
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/>` +
      `<g transform="translate(${margin} ${margin})">${paths(light)}</g>`,
  );
}
