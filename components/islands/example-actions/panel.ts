import { hooked, hooks } from '@/lib/design/hooks';

/** An open panel of an example's card, with the code or the tools. */
export interface Panel {
  kind: 'code' | 'tools';
  /** The example's id. */
  id: string;
  button: HTMLElement;
  /** The value of the button's attribute: URL of the file with the code, or of the example's preview page. */
  address: string;
  /** Element created for the panel, because the card is static HTML. */
  slot: HTMLElement;
  /** Path of the page that contains it. */
  on: string;
}

/** The button for code or tools that an event is on. */
export function buttonOf({ target }: Event): HTMLElement | null {
  const buttons = `${hooked('exampleCode')}, ${hooked('exampleTools')}`;
  return target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
}

/** Inserts an element for a panel: tools above the stage, code at the end of the card. */
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

/** Removes the element of a panel. Its content must already be unmounted. */
export function closePanel({ button, slot }: Panel): void {
  button.setAttribute('aria-expanded', 'false');
  button.removeAttribute('aria-controls');
  slot.remove();
}
