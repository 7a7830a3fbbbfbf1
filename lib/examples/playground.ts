/** Whether an example is a playground: one whose inputs are knobs, shown by themselves. */
export function isPlayground(id: string): boolean {
  return id.endsWith('-playground');
}
