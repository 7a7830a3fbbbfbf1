import { Component, inject, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { HouseRulesDialog } from './house-rules-dialog';

/**
 * @title Scrolling content
 * @summary Scrolls a long text between a title and actions that stay in place.
 */
@Component({
  selector: 'dialog-content-example',
  imports: [MatButtonModule],
  templateUrl: './dialog-content-example.html',
})
export class DialogContentExample {
  private readonly dialog = inject(MatDialog);
  protected readonly answer = signal('not read yet');

  protected openRules() {
    this.dialog
      .open<HouseRulesDialog, void, boolean>(HouseRulesDialog, { maxHeight: '420px' })
      .afterClosed()
      .subscribe((agreed) => this.answer.set(agreed ? 'accepted' : 'not accepted'));
  }
}
