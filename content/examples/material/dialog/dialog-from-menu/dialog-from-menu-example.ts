import { Component, ElementRef, inject, signal, viewChild } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { MatIconModule } from '@angular/material/icon';
import { MatMenuModule } from '@angular/material/menu';
import { DeleteDialog } from './delete-dialog';

/**
 * @title Dialog from a menu
 * @summary Returns focus to the trigger of the menu when the dialog closes.
 */
@Component({
  selector: 'dialog-from-menu-example',
  imports: [MatButtonModule, MatIconModule, MatMenuModule],
  templateUrl: './dialog-from-menu-example.html',
})
export class DialogFromMenuExample {
  private readonly dialog = inject(MatDialog);
  private readonly trigger = viewChild.required('trigger', { read: ElementRef<HTMLElement> });
  protected readonly deleted = signal(false);

  protected confirm() {
    // The menu item no longer exists when the dialog closes, so focus returns to the trigger.
    const dialogRef = this.dialog.open<DeleteDialog, string, boolean>(DeleteDialog, {
      data: 'Dawn chorus, 4 May',
      restoreFocus: this.trigger().nativeElement,
    });
    dialogRef.afterClosed().subscribe((confirmed) => this.deleted.set(confirmed === true));
  }
}
