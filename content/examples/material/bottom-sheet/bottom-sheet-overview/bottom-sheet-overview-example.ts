import { Component, inject, signal } from '@angular/core';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { MatButtonModule } from '@angular/material/button';
import { ExportSheet } from './export-sheet';

/**
 * @title Choice that a bottom sheet returns
 * @summary A sheet lists export formats and returns the one that the user chooses.
 */
@Component({
  selector: 'bottom-sheet-overview-example',
  imports: [MatButtonModule],
  templateUrl: './bottom-sheet-overview-example.html',
})
export class BottomSheetOverviewExample {
  private readonly bottomSheet = inject(MatBottomSheet);
  protected readonly format = signal('');

  protected chooseFormat() {
    this.bottomSheet
      .open<ExportSheet, void, string>(ExportSheet, { ariaLabel: 'Export the route as' })
      .afterDismissed()
      .subscribe((format) => this.format.set(format ?? ''));
  }
}
