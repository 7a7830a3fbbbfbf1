/** Prints the heading of a step, to show the progress of a long run. */
export function printStep(text: string): void {
  console.log(`\n▸ ${text}`);
}
