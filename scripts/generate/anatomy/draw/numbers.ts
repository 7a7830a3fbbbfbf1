/** Formats a length for SVG: at most one decimal, without trailing zeros. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Formats a length for readers, rounded to half pixels. */
export function measure(value: number): string {
  return String(Math.round(value * 2) / 2);
}
