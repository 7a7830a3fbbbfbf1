/** Says that a control cannot answer because a script did not load. Hidden until that happens. */
export function StartFailed() {
  return (
    <div
      className="bg-bad-soft text-bad-text shadow-float fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl flex-wrap items-center justify-between gap-2 rounded-l p-4 not-[[hidden]]:flex"
      role="alert"
      data-start-failed
      hidden
    >
      <p>A part of this page did not load, so it cannot answer yet.</p>
      <button type="button" className="btn btn--tonal" data-start-again>
        Try again
      </button>
    </div>
  );
}
