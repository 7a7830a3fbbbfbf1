/** Browsers open six connections to a server with HTTP/1.1, for all that a page needs. */
const maxRunning = 2;

/**
 * Limits work on what the visitor points at, so that it does not occupy the connections that a press needs.
 *
 * @param run does the work for a value; a failure is not reported
 * @returns a function that does it for a value: now, or when other work is done, unless a later value has replaced it
 * by then
 */
export function latestFew<Value>(run: (value: Value) => Promise<unknown>): (value: Value) => void {
  let running = 0;
  let waiting: [Value] | undefined;
  const runNext = () => {
    if (!waiting || running === maxRunning) return;
    const [value] = waiting;
    waiting = undefined;
    running += 1;
    const onDone = () => {
      running -= 1;
      runNext();
    };
    run(value).then(onDone, onDone);
  };
  return (value) => {
    waiting = [value];
    runNext();
  };
}
