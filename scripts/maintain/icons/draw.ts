import { mark, markSize } from '@/lib/design/mark';
import type { IconColors, MarkColors } from '@/scripts/shared/role-colors';

const parts = ['leftFold', 'rightFold', 'posts'] as const;

function paths(colors: MarkColors): string {
  return parts.map((part) => `<path fill="${colors[part]}" d="${mark[part]}"/>`).join('');
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`;
}

/** Draws the mark without a background, with lighter colors in dark mode. */
export function drawVector({ light, dark }: IconColors): string {
  const rules = (colors: MarkColors) =>
    parts.map((part) => `.${part}{fill:${colors[part]}}`).join('');
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  const shapes = parts.map((part) => `<path class="${part}" d="${mark[part]}"/>`).join('');
  return svg(markSize, style + shapes);
}

/** Draws the mark without a background in light mode colors, for formats without dark mode. */
export function drawPlain({ light }: IconColors): string {
  return svg(markSize, paths(light));
}

/** The layout of an icon with a background. */
interface BackgroundLayout {
  /** Size of the mark relative to the icon, from 0 to 1. */
  share: number;
  /** Radius of the corners relative to the icon's size; 0 when the system masks the icon. */
  corner: number;
}

/** Draws the mark on a background. */
export function drawOnBackground(
  { background, light }: IconColors,
  { share, corner }: BackgroundLayout,
): string {
  const side = markSize / share;
  const margin = (side - markSize) / 2;
  return svg(
    side,
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${background}"/>` +
      `<g transform="translate(${margin} ${margin})">${paths(light)}</g>`,
  );
}
