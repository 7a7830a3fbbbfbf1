/**
 * Runs `load` once per key. A rejection is not cached, so the next call retries.
 *
 * @param cache promises by key: one map per kind of thing that is loaded
 */
export function loadOnce<Key, Value>(
  cache: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => {
    if (cache.get(key) === loading) cache.delete(key);
  });
  return loading;
}
