type Listener = (
  entries: Pick<PerformanceObserverEntryList, 'getEntriesByName'>,
  observer: { disconnect: () => void },
) => void;

const entry = (name: string): PerformanceEntry => ({
  name,
  entryType: 'paint',
  startTime: 0,
  duration: 0,
  toJSON: () => ({}),
});

/**
 * A browser that says when it paints, which jsdom does not.
 *
 * @returns says that something of these names has been painted
 */
export function tellPainting(): (...names: readonly string[]) => void {
  const listeners = new Set<Listener>();
  class Observer {
    constructor(readonly listener: Listener) {}
    readonly observe = () => listeners.add(this.listener);
    readonly disconnect = () => listeners.delete(this.listener);
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return (...names) => {
    const getEntriesByName = (name: string) => names.filter((one) => one === name).map(entry);
    for (const listener of listeners) {
      listener({ getEntriesByName }, { disconnect: () => listeners.delete(listener) });
    }
  };
}
