/**
 * A random color with any hue, neither gray nor close to black or white.
 *
 * @param random returns a number from 0 to below 1, as `Math.random` does
 */
export function randomColor(random: () => number = Math.random): string {
  const [hue, saturation, lightness] = [
    random() * 12,
    0.4 + random() * 0.5,
    0.35 + random() * 0.25,
  ];
  const reach = saturation * Math.min(lightness, 1 - lightness);
  // Conversion from HSL to sRGB as in CSS Color 4.
  const channel = (shift: number) => {
    const at = (shift + hue) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
