/** Whether the page was opened by its address. After a reload or a return, the browser restores a scroll position. */
export function isVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
