import { Component, inject } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { KilnDialog } from './kiln-dialog';

/**
 * @title Title, content and actions
 * @summary Lays out a dialog with the directives for its title, content and actions.
 */
@Component({
  selector: 'dialog-elements-example',
  imports: [MatButton],
  templateUrl: './dialog-elements-example.html',
})
export class DialogElementsExample {
  private readonly dialog = inject(MatDialog);

  protected open(): void {
    this.dialog.open(KilnDialog, { maxHeight: '420px', width: '400px' });
  }
}
