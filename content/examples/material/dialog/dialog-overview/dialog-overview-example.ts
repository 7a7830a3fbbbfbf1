import { Component, inject, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { RenameDialog } from './rename-dialog';

/**
 * @title Dialog with a result
 * @summary Renames a playlist in a dialog that returns the new name.
 */
@Component({
  selector: 'dialog-overview-example',
  imports: [MatButtonModule],
  templateUrl: './dialog-overview-example.html',
})
export class DialogOverviewExample {
  private readonly dialog = inject(MatDialog);
  protected readonly playlist = signal('Rainy Sunday');

  protected rename() {
    const dialogRef = this.dialog.open<RenameDialog, string, string>(RenameDialog, {
      data: this.playlist(),
      width: '360px',
    });
    dialogRef.afterClosed().subscribe((name) => {
      if (name) {
        this.playlist.set(name);
      }
    });
  }
}
