/** Prints the heading of a step, so that a long run says what it is doing. */
export function sayStep(text: string): void {
  console.log(`\n▸ ${text}`);
}
