/** A length as drawings write it: a tenth of a pixel at most, no needless zeros. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A measure for readers: whole pixels, or halves where a part has them. */
export function measure(value: number): string {
  return String(Math.round(value * 2) / 2);
}
