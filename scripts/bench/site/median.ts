/** The value in the middle, or the mean of the two there; nothing of nothing. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)];
  const high = sorted[Math.ceil(middle)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
