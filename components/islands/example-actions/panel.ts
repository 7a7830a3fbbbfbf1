import { hooked, hooks } from '@/lib/design/hooks';

/** The hooks of the buttons that open panels, whose values are the panels' addresses. */
const openers = {
  code: 'exampleCode',
  tools: 'exampleTools',
  edit: 'editExample',
} as const;
type Kind = keyof typeof openers;
const kinds = ['code', 'tools', 'edit'] as const;

/** An open panel of an example's card, with the code, the tools or the editor. */
export interface Panel {
  kind: Kind;
  /** The example's id. */
  id: string;
  button: HTMLElement;
  /** The value of the button's attribute: URL of the file with the code or for the editor, or of the preview page. */
  address: string;
  /** Element created for the panel, because the card is static HTML. */
  slot: HTMLElement;
  /** Path of the page that contains it. */
  on: string;
}

const buttons = kinds.map((kind) => hooked(openers[kind])).join(', ');

/** The button of a panel that an event is on. */
export function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
}

/** Inserts an element for a panel: tools above the stage, the editor below it, code at the end of the card. */
export function openPanel(button: HTMLElement, on: string): Panel | undefined {
  const card = button.closest('section');
  const stage = card?.querySelector('live-example');
  const kind = kinds.find((one) => button.hasAttribute(hooks[openers[one]])) ?? 'tools';
  const slot = document.createElement('div');
  if (kind === 'code') card?.append(slot);
  else if (kind === 'edit') stage?.after(slot);
  else stage?.before(slot);
  if (!card || !slot.isConnected) return undefined;
  slot.id = `${card.id}-${kind}`;
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', slot.id);
  const address = button.getAttribute(hooks[openers[kind]]);
  return { kind, id: card.id, button, address: address ?? '', slot, on };
}

/** Removes the element of a panel. Its content must already be unmounted. */
export function closePanel({ button, slot }: Panel): void {
  button.setAttribute('aria-expanded', 'false');
  button.removeAttribute('aria-controls');
  slot.remove();
}
