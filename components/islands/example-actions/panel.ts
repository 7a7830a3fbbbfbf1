import { hooked, hooks } from '@/lib/design/hooks';

/** What a button of an example's bar shows, and where. */
export interface Panel {
  kind: 'code' | 'tools';
  /** The example's id. */
  id: string;
  button: HTMLElement;
  /** The button's value: the file with the code, or the example's page without the site. */
  address: string;
  /** Made for the panel: the card is plain server HTML. */
  slot: HTMLElement;
  /** Path of the page it is on. */
  on: string;
}

/** The button of an example's bar that an event is about. */
export function buttonOf({ target }: Event): HTMLElement | null {
  const buttons = `${hooked('exampleCode')}, ${hooked('exampleTools')}`;
  return target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
}

/** Makes room for what a button shows: tools above the stage, code at the foot of the card. */
export function openPanel(button: HTMLElement, on: string): Panel | undefined {
  const card = button.closest('section');
  const stage = card?.querySelector('live-example');
  const kind = button.hasAttribute(hooks.exampleCode) ? 'code' : 'tools';
  const slot = document.createElement('div');
  if (kind === 'code') card?.append(slot);
  else stage?.before(slot);
  if (!card || !slot.isConnected) return undefined;
  slot.id = `${card.id}-${kind}`;
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', slot.id);
  const address = button.getAttribute(kind === 'code' ? hooks.exampleCode : hooks.exampleTools);
  return { kind, id: card.id, button, address: address ?? '', slot, on };
}

/** Takes the room away again. What stood in it has to be gone. */
export function closePanel({ button, slot }: Panel): void {
  button.setAttribute('aria-expanded', 'false');
  button.removeAttribute('aria-controls');
  slot.remove();
}
