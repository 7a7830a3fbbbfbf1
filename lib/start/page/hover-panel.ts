import { addToBody } from '@/lib/browser/page/add-to-body';

/** Milliseconds before a panel shows under a resting pointer. */
const hoverDelay = 300;

interface PanelOptions<Control extends Element> {
  /** Creates the panel. Called when the first one is shown. */
  create: () => HTMLElement;
  /** The control that an element is in or is itself. */
  controlOf: (target: Element) => Control | undefined;
  /** Called when a mouse rests on the control, or the keyboard has focused it. */
  onIntent: (control: Control) => void;
  /** Milliseconds before the panel hides after the pointer has left. */
  leaveDelay: number;
  /** Called when the panel no longer belongs to the control. */
  onHide?: (owner: Control) => void;
}

type Events = DocumentEventMap;

/**
 * Creates a panel that shows beside a control: under a resting mouse, and on keyboard focus. Escape, a press and scrolling
 * hide it. It is the same element for all controls.
 */
export function createHoverPanel<Control extends Element>(options: PanelOptions<Control>) {
  const { create, controlOf, onIntent, leaveDelay, onHide } = options;
  let panel: HTMLElement | undefined;
  let owner: Control | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Schedules a function, in place of the one that was scheduled before. */
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const release = () => {
    if (owner) onHide?.(owner);
    owner = undefined;
    if (panel) panel.hidden = true;
  };
  const hide = () => {
    clearTimeout(timer);
    release();
  };

  const connected = (): HTMLElement => {
    if (panel?.isConnected) return panel;
    panel = create();
    // The pointer may move onto the panel, for instance with a magnifier or to select its text.
    panel.addEventListener('pointerenter', () => clearTimeout(timer));
    panel.addEventListener('pointerleave', () => after(leaveDelay, hide));
    addToBody(panel);
    return panel;
  };

  /** Shows a content below a control, or above it if there is only room there, within the window. */
  const show = (control: Control, content: readonly (Node | string)[], isCentered = false) => {
    clearTimeout(timer);
    const element = connected();
    owner = control;
    element.replaceChildren(...content);
    // The texts of a control may be in another language than the page.
    const language = control.getAttribute('lang');
    if (language === null) element.removeAttribute('lang');
    else element.lang = language;
    element.hidden = false;
    const at = control.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const left = isCentered ? at.left + (at.width - width) / 2 : at.left;
    const below = at.bottom + 4;
    const fits = below + height <= clientHeight || at.top < height + 4;
    element.style.left = `${Math.max(8, Math.min(left, clientWidth - width - 8))}px`;
    element.style.top = `${fits ? below : at.top - height - 4}px`;
  };

  /** Listens to an event in the whole page. */
  const on = <K extends keyof Events>(
    type: K,
    listener: (event: Events[K], control: Control | undefined) => void,
  ) =>
    document.addEventListener(
      type,
      (event) =>
        listener(event, event.target instanceof Element ? controlOf(event.target) : undefined),
      { capture: true, passive: true },
    );

  const listen = () => {
    on('pointerover', ({ pointerType, target }, control) => {
      if (pointerType !== 'mouse' || (target instanceof Node && panel?.contains(target))) return;
      if (control && control !== owner) after(hoverDelay, () => onIntent(control));
      else if (control || !owner) clearTimeout(timer);
    });
    on('pointerout', ({ pointerType }, control) => {
      if (pointerType === 'mouse' && control && control === owner) after(leaveDelay, hide);
    });
    on('focusin', ({ target }, control) => {
      if (control && target instanceof Element && target.matches(':focus-visible'))
        onIntent(control);
    });
    on('focusout', (_, control) => control && hide());
    on('click', hide);
    on('scroll', ({ target }) => {
      // The timer stays: the pointer may rest on another control by now, whose panel is due.
      if (target !== panel) release();
    });
    on('keydown', ({ key }) => {
      if (key === 'Escape') hide();
    });
  };

  /** Assigns the panel to a control whose content arrives later. */
  const reserve = (control: Control) => {
    hide();
    owner = control;
  };

  return { after, hide, show, on, listen, reserve, owner: () => owner };
}
