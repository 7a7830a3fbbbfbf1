type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Text typed before anything listened to it. */
interface TypedText {
  /** Tells of it again: to live examples, or to the rest of the page. */
  give: (toExamples: boolean) => void;
  stop: () => void;
}

/**
 * Notes fields someone types into. The browser keeps what is typed; but who listens only later has
 * heard nothing of it, and may even put its own, empty value in its place.
 */
export function keepTyped(): TypedText {
  const typed = new Map<TextControl, string>();
  let giving = false;
  const onInput = ({ target }: Event) => {
    if (!giving && isText(target)) typed.set(target, target.value);
  };
  addEventListener('input', onInput, true);
  return {
    stop: () => removeEventListener('input', onInput, true),
    give: (toExamples) => {
      giving = true;
      for (const [control, text] of typed) {
        if ((control.closest('live-example') !== null) !== toExamples) continue;
        typed.delete(control);
        if (control.isConnected) giveText(control, text);
      }
      giving = false;
    },
  };
}

function isText(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(target.type))
  );
}

/**
 * React notes a field's value where it is set by script, and takes an event that brings the value it
 * has noted for none. So it is made to note another one first, and then overheard.
 */
function giveText(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype: unknown = Object.getPrototypeOf(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
