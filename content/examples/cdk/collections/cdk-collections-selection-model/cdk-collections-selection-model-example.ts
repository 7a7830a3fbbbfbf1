import { SelectionModel } from '@angular/cdk/collections';
import { Component, computed } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { map } from 'rxjs';

/**
 * @title Selection with "All" checkbox
 * @summary Checkboxes share a selection model, which reports its last change.
 */
@Component({
  selector: 'cdk-collections-selection-model-example',
  templateUrl: './cdk-collections-selection-model-example.html',
  styleUrl: './cdk-collections-selection-model-example.css',
})
export class CdkCollectionsSelectionModelExample {
  protected readonly knots = ['Bowline', 'Clove hitch', 'Reef knot', 'Sheet bend'];
  private readonly model = new SelectionModel<string>(true, ['Bowline']);

  /** The model isn't a signal, so read the selection from its events. */
  protected readonly selected = toSignal(
    this.model.changed.pipe(map(({ source }) => [...source.selected])),
    { initialValue: this.model.selected },
  );
  protected readonly lastChange = toSignal(
    this.model.changed.pipe(
      map(({ added, removed }) =>
        [...added.map((knot) => `+ ${knot}`), ...removed.map((knot) => `− ${knot}`)].join(', '),
      ),
    ),
    { initialValue: 'none yet' },
  );
  protected readonly isAll = computed(() => this.selected().length === this.knots.length);

  protected toggle(knot: string): void {
    this.model.toggle(knot);
  }

  protected toggleAll(): void {
    if (this.isAll()) this.model.clear();
    else this.model.select(...this.knots);
  }
}
