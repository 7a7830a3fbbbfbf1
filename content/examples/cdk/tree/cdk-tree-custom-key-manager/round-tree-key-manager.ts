import { TreeKeyManager, TreeKeyManagerItem } from '@angular/cdk/a11y';

/** The keys a tree has anyway, with ↓ on the last node going to the first, and ↑ back again. */
export class RoundTreeKeyManager<T extends TreeKeyManagerItem> extends TreeKeyManager<T> {
  override onKeydown(event: KeyboardEvent): void {
    const before = this.getActiveItem();
    super.onKeydown(event);
    if (this.getActiveItem() !== before) return;
    // The arrow led nowhere, so this is an end: go to the other one.
    if (event.key === 'ArrowDown') super.onKeydown(new KeyboardEvent('keydown', { key: 'Home' }));
    if (event.key === 'ArrowUp') super.onKeydown(new KeyboardEvent('keydown', { key: 'End' }));
  }
}
