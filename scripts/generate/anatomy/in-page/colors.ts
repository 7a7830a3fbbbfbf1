import type { Paint } from '../model/shapes';

/** Below this nobody sees it. */
const faintest = 0.02;

/**
 * The color that stands for a role while it is measured, from its place in the list of roles. No mixture of
 * two of them is a third one's.
 */
export function signOf(index: number): readonly [number, number, number] {
  return [index, (index * index) % 251, (index * 83) % 241];
}

/** The channels of a computed color, from 0 to 255, and its opacity. */
function channelsOf(color: string): [number, number, number, number] | undefined {
  const [, space = '', values = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(color) ?? [];
  const numbers = values.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  const scale = space === 'color' ? 255 : 1;
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red * scale, green * scale, blue * scale, alpha];
}

/**
 * The role behind a computed color.
 *
 * @param opacity of all that holds it
 * @param otherwise the role that stands for a color which is none's, such as a mixture
 * @returns nothing for what cannot be seen
 */
export function paintOf(
  color: string,
  opacity: number,
  roles: readonly string[],
  otherwise: string,
): Paint | undefined {
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [red, green, blue, alpha] = channels;
  const seen = alpha * opacity;
  if (seen < faintest) return undefined;
  const index = Math.round(red);
  const sign = signOf(index);
  const isSign = [red, green, blue].every((channel, at) => Math.round(channel) === sign[at]);
  const role = isSign ? (roles[index] ?? otherwise) : otherwise;
  return { role, opacity: Math.round(seen * 100) / 100 };
}
