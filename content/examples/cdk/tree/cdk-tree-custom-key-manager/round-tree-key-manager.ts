import { TreeKeyManager, TreeKeyManagerItem } from '@angular/cdk/a11y';

/** The standard keys, except that ↓ on the last node moves to the first, and ↑ moves back. */
export class RoundTreeKeyManager<T extends TreeKeyManagerItem> extends TreeKeyManager<T> {
  override onKeydown(event: KeyboardEvent): void {
    const before = this.getActiveItem();
    super.onKeydown(event);
    if (this.getActiveItem() !== before) return;
    // The arrow had no effect, so this is the first or last node: move to the other one.
    if (event.key === 'ArrowDown') super.onKeydown(new KeyboardEvent('keydown', { key: 'Home' }));
    if (event.key === 'ArrowUp') super.onKeydown(new KeyboardEvent('keydown', { key: 'End' }));
  }
}
