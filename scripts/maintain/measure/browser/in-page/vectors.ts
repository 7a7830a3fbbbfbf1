import type { Vector } from '@/lib/measured/shapes';
import type { PaintContext } from './boxes';
import { paintOf } from './colors';

const geometries = [
  'd',
  'cx',
  'cy',
  'r',
  'x',
  'y',
  'width',
  'height',
  'points',
  'x1',
  'x2',
  'y1',
  'y2',
];

function resolved(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name);
  if (value === null || !value.endsWith('%')) return value ?? undefined;
  // Percentages are relative to the `<svg>` element, which the copy does not have.
  const view = element.closest('svg');
  const { width = 0, height = 0 } = view?.viewBox.baseVal ?? {};
  const isDown = name === 'cy' || name === 'y';
  const size = isDown ? height || view?.clientHeight : width || view?.clientWidth;
  return size === undefined ? undefined : String((Number.parseFloat(value) / 100) * size);
}

/** Reads an SVG shape, with its position on the page. */
export function vectorOf(element: SVGGraphicsElement, context: PaintContext): Vector | undefined {
  const style = getComputedStyle(element);
  const matrix = element.getScreenCTM();
  const fill = paintOf(
    style.fill,
    context.opacity * Number.parseFloat(style.fillOpacity),
    context.roles,
    'text-2',
  );
  const stroke = paintOf(style.stroke, context.opacity, context.roles, 'text-2');
  if (!matrix || (!fill && !stroke)) return undefined;
  const geometry = geometries.flatMap((name) => {
    const value =
      name === 'r' && style.r !== '' ? style.r.replace('px', '') : resolved(element, name);
    return value === undefined || value === 'auto' ? [] : [[name, value] as const];
  });
  const known = geometry.filter(([name]) => name !== 'r' || element.tagName === 'circle');
  return {
    kind: 'vector',
    tag: element.tagName,
    geometry: Object.fromEntries(known),
    matrix: [
      matrix.a,
      matrix.b,
      matrix.c,
      matrix.d,
      matrix.e - context.origin.x,
      matrix.f - context.origin.y,
    ],
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    strokeWidth: Number.parseFloat(style.strokeWidth) || 0,
    dash: style.strokeDasharray,
    dashOffset: style.strokeDashoffset,
  };
}
