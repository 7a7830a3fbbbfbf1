import type { Line } from '@/lib/measured/shapes';
import { overlap, type PaintContext, rectOf } from './boxes';
import { paintOf } from './colors';
import { originalOf } from './own-characters';

const canvas = document.createElement('canvas').getContext('2d');

function metrics(style: CSSStyleDeclaration, text: string): TextMetrics {
  if (!canvas) throw new Error('This browser cannot measure text');
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return canvas.measureText(text);
}

/** The lines into which the browser breaks a text node. */
function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const words = originalOf(node);
  const range = document.createRange();
  const lines: { text: string; top: number; from: number; to: number }[] = [];
  for (let at = 0; at < node.data.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = range.getClientRects()[0];
    if (!rect || rect.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.top - rect.top) < 2) {
      last.to = at + 1;
      last.text = words.slice(last.from, last.to);
    } else {
      lines.push({ text: words.slice(at, at + 1), top: rect.top, from: at, to: at + 1 });
    }
  }
  return lines.map(({ text, from, to }) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return { text: text.trim().replace(/\s+/g, ' '), rect: range.getBoundingClientRect() };
  });
}

/** Reads the lines of a text node. The font size of a scaled label is its size on the screen. */
export function textsOf(node: Text, style: CSSStyleDeclaration, context: PaintContext): Line[] {
  const fill = paintOf(style.color, context.opacity, context.roles, 'text');
  if (!fill || node.data.trim() === '') return [];
  return linesOf(node).flatMap(({ text, rect }): Line[] => {
    const place = rectOf(rect, context);
    const shown = overlap(place, context.clip);
    // Omits lines of which less than half is visible.
    if (text === '' || !shown || shown.height < place.height / 2) return [];
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = metrics(style, text);
    const scale = place.height / (up + down);
    return [
      {
        kind: 'text',
        text,
        x: place.x,
        y: place.y + up * scale,
        width: place.width,
        size: Number.parseFloat(style.fontSize) * scale,
        weight: style.fontWeight,
        fill,
      },
    ];
  });
}

/** Reads the value of a field, or its placeholder while it is empty. */
export function fieldTextOf(field: HTMLInputElement, context: PaintContext): Line | undefined {
  const isEmpty = field.value === '';
  const style = getComputedStyle(field, isEmpty ? '::placeholder' : undefined);
  const own = getComputedStyle(field);
  const text = isEmpty ? field.placeholder : field.value;
  const fill = paintOf(
    style.color,
    context.opacity * Number.parseFloat(style.opacity),
    context.roles,
    'text-2',
  );
  if (text === '' || !fill || own.caretColor === 'transparent') return undefined;
  const rect = rectOf(field.getBoundingClientRect(), context);
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down, width } = metrics(own, text);
  return {
    kind: 'text',
    text,
    x: rect.x + Number.parseFloat(own.paddingLeft),
    y: rect.y + rect.height / 2 + (up - down) / 2,
    width,
    size: Number.parseFloat(own.fontSize),
    weight: own.fontWeight,
    fill,
  };
}
