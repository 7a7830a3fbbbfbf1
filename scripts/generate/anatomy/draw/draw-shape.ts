import type { Box, Four, IconBox, Line, Paint, Shape, Vector } from '@/lib/measured/shapes';
import { escapeHtml } from '@/lib/text/escape-html';
import { short } from './numbers';

/** A paint as SVG attributes. The page that uses the drawing defines the color of the role. */
function painted(kind: 'fill' | 'stroke', paint: Paint | undefined): string {
  if (!paint) return kind === 'fill' ? ' fill="none"' : '';
  const opacity = paint.opacity < 1 ? ` ${kind}-opacity="${paint.opacity}"` : '';
  return ` ${kind}="var(--${paint.role})"${opacity}`;
}

const allEqual = (values: Four) => values.every((value) => Math.abs(value - values[0]) < 0.1);

/** The outline of a rectangle with an individual radius for each corner. */
function roundedPath({ x, y, width, height, radii }: Box): string {
  const [a, b, c, d] = radii;
  const arc = (radius: number, dx: number, dy: number) =>
    radius > 0 ? `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}` : '';
  return (
    `M${short(x + a)} ${short(y)}H${short(x + width - b)}${arc(b, b, b)}V${short(y + height - c)}` +
    `${arc(c, -c, c)}H${short(x + d)}${arc(d, -d, -d)}V${short(y + a)}${arc(a, a, -a)}z`
  );
}

/**
 * The path for borders of different widths: each side separately, and the corners between two sides with a
 * border.
 */
function bordersPath({ x, y, width, height, radii, borders }: Box): string {
  const [top, right, bottom, left] = borders;
  const inset = Math.max(...borders) / 2;
  const [l, t, r, b] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const [tl, tr, br, bl] = radii.map((radius) => Math.max(0, radius - inset));
  const parts: string[] = [];
  const corner = (radius = 0) => `A${short(radius)} ${short(radius)} 0 0 1 `;
  if (top) parts.push(`M${short(l + (tl ?? 0))} ${short(t)}H${short(r - (tr ?? 0))}`);
  if (top && right && tr)
    parts.push(`M${short(r - tr)} ${short(t)}${corner(tr)}${short(r)} ${short(t + tr)}`);
  if (right) parts.push(`M${short(r)} ${short(t + (tr ?? 0))}V${short(b - (br ?? 0))}`);
  if (right && bottom && br)
    parts.push(`M${short(r)} ${short(b - br)}${corner(br)}${short(r - br)} ${short(b)}`);
  if (bottom) parts.push(`M${short(r - (br ?? 0))} ${short(b)}H${short(l + (bl ?? 0))}`);
  if (bottom && left && bl)
    parts.push(`M${short(l + bl)} ${short(b)}${corner(bl)}${short(l)} ${short(b - bl)}`);
  if (left) parts.push(`M${short(l)} ${short(b - (bl ?? 0))}V${short(t + (tl ?? 0))}`);
  if (left && top && tl)
    parts.push(`M${short(l)} ${short(t + tl)}${corner(tl)}${short(l + tl)} ${short(t)}`);
  return parts.join('');
}

function drawBox(box: Box): string {
  const { borders, fill, stroke, radii } = box;
  const ground = fill ? `<path${painted('fill', fill)} d="${roundedPath(box)}"/>` : '';
  if (!stroke || borders.every((border) => border === 0)) return ground;
  const width = Math.max(...borders);
  const line = `${painted('stroke', stroke)}${width === 1 ? '' : ` stroke-width="${short(width)}"`}`;
  if (!allEqual(borders)) return `${ground}<path fill="none"${line} d="${bordersPath(box)}"/>`;
  // The borders fill the whole box.
  if (2 * width >= Math.min(box.width, box.height)) {
    return `<path${painted('fill', stroke)} d="${roundedPath(box)}"/>`;
  }
  const inset = width / 2;
  const inner: Box = {
    ...box,
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - width,
    height: box.height - width,
    radii: [radii[0] - inset, radii[1] - inset, radii[2] - inset, radii[3] - inset],
  };
  return `${ground}<path fill="none"${line} d="${roundedPath(inner)}"/>`;
}

function drawText({ text, x, y, width, size, weight, fill }: Line): string {
  const heavy = weight === '400' ? '' : ` font-weight="${weight}"`;
  return (
    `<text${painted('fill', fill)} x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${heavy}` +
    ` textLength="${short(width)}">${escapeHtml(text)}</text>`
  );
}

/** The box of an icon and a circle in it, as in the grid of the icon font. */
function drawIcon({ x, y, width, height, stroke }: IconBox): string {
  const radius = width * 0.36;
  return (
    `<g fill="none"${painted('stroke', stroke)}><path stroke-opacity=".4" stroke-dasharray="2 2" ` +
    `d="M${short(x + 0.5)} ${short(y + 0.5)}h${short(width - 1)}v${short(height - 1)}h${short(1 - width)}z"/>` +
    `<circle stroke-width="1.5" cx="${short(x + width / 2)}" cy="${short(y + height / 2)}" r="${short(radius)}"/></g>`
  );
}

function drawVector({ tag, geometry, matrix, fill, stroke, ...rest }: Vector): string {
  const attributes = Object.entries(geometry).map(([name, value]) => ` ${name}="${value}"`);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const scale = [a, b, c, d].map((value) => String(Math.round(value * 1e4) / 1e4));
  const place = ` transform="matrix(${scale.join(' ')} ${short(e)} ${short(f)})"`;
  const dash =
    rest.dash === 'none'
      ? ''
      : ` stroke-dasharray="${rest.dash.replaceAll('px', '')}" stroke-dashoffset="${rest.dashOffset.replace('px', '')}"`;
  const line = stroke
    ? `${painted('stroke', stroke)} stroke-width="${short(rest.strokeWidth)}"${dash}`
    : '';
  return `<${tag}${painted('fill', fill)}${line}${place}${attributes.join('')}/>`;
}

/** Draws a shape of a component as SVG. */
export function drawShape(shape: Shape): string {
  switch (shape.kind) {
    case 'box':
      return drawBox(shape);
    case 'text':
      return drawText(shape);
    case 'icon':
      return drawIcon(shape);
    case 'vector':
      return drawVector(shape);
  }
}
