import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/**
 * @title Sorting with fixed items
 * @summary The first and the last item keep their places.
 */
@Component({
  selector: 'cdk-drag-drop-sort-predicate-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-sort-predicate-example.html',
  styleUrl: './cdk-drag-drop-sort-predicate-example.css',
})
export class CdkDragDropSortPredicateExample {
  private readonly injector = inject(Injector);
  protected readonly recipe = signal(['Heat the oven', 'Sift', 'Whisk', 'Fold', 'Bake']);
  protected readonly said = signal('');

  /** Accepts every place except the first and the last. */
  protected readonly maySort = (place: number, _item: CdkDrag<string>): boolean =>
    place > 0 && place < this.recipe().length - 1;

  protected isFixed(place: number): boolean {
    return place === 0 || place === this.recipe().length - 1;
  }

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  protected move(from: number, to: number, button?: HTMLElement): void {
    if (this.isFixed(to)) return;
    const recipe = [...this.recipe()];
    moveItemInArray(recipe, from, to);
    this.recipe.set(recipe);
    this.said.set(`${recipe[to]} is step ${to + 1}.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }
}
