import type { Paint } from '@/lib/measured/shapes';

/** Colors with less opacity are invisible. */
const minOpacity = 0.02;

/**
 * The marker color of a role, which replaces its real color while a component is measured. The mix of two
 * marker colors is never a third one.
 *
 * @param index the index of the role in the list of roles
 */
export function markerColorOf(index: number): readonly [number, number, number] {
  return [index, (index * index) % 251, (index * 83) % 241];
}

/** The channels of a computed color, from 0 to 255, and its alpha. */
function channelsOf(color: string): [number, number, number, number] | undefined {
  const [, space = '', values = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(color) ?? [];
  const numbers = values.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  const scale = space === 'color' ? 255 : 1;
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red * scale, green * scale, blue * scale, alpha];
}

/**
 * Finds the role of a computed color.
 *
 * @param opacity the opacity inherited from the ancestors
 * @param fallback the role for a color that is no marker color, such as a mix
 * @returns undefined when the color is invisible
 */
export function paintOf(
  color: string,
  opacity: number,
  roles: readonly string[],
  fallback: string,
): Paint | undefined {
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [red, green, blue, alpha] = channels;
  const total = alpha * opacity;
  if (total < minOpacity) return undefined;
  const index = Math.round(red);
  const marker = markerColorOf(index);
  const isMarker = [red, green, blue].every((channel, at) => Math.round(channel) === marker[at]);
  const role = isMarker ? (roles[index] ?? fallback) : fallback;
  return { role, opacity: Math.round(total * 100) / 100 };
}
