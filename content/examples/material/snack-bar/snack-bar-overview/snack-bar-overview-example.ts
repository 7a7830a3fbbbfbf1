import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSnackBar } from '@angular/material/snack-bar';

/**
 * @title Undo action
 * @summary Removes a recipe and offers to undo that for six seconds.
 */
@Component({
  selector: 'snack-bar-overview-example',
  imports: [MatButton],
  templateUrl: './snack-bar-overview-example.html',
})
export class SnackBarOverviewExample {
  private readonly snackBar = inject(MatSnackBar);
  protected readonly recipes = signal(['Leek tart', 'Plum dumplings', 'Walnut bread']);

  protected removeLast(): void {
    const before = this.recipes();
    const removed = before.at(-1);
    this.recipes.set(before.slice(0, -1));
    this.snackBar
      .open(`${removed} removed`, 'Undo', { duration: 6000 })
      .onAction()
      .subscribe(() => this.recipes.set(before));
  }
}
