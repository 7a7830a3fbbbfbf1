import { Component, inject } from '@angular/core';
import { MatBottomSheetRef } from '@angular/material/bottom-sheet';
import { MatIconModule } from '@angular/material/icon';
import { MatListModule } from '@angular/material/list';

@Component({
  selector: 'export-sheet',
  imports: [MatIconModule, MatListModule],
  template: `
    <mat-action-list>
      @for (format of formats; track format.name) {
        <button mat-list-item (click)="sheet.dismiss(format.name)">
          <mat-icon matListItemIcon>{{ format.icon }}</mat-icon>
          <span matListItemTitle>{{ format.name }}</span>
          <span matListItemLine>{{ format.use }}</span>
        </button>
      }
    </mat-action-list>
  `,
})
export class ExportSheet {
  protected readonly sheet = inject<MatBottomSheetRef<ExportSheet, string>>(MatBottomSheetRef);

  protected readonly formats = [
    { name: 'GPX track', icon: 'timeline', use: 'For a bicycle computer or a watch' },
    { name: 'Printed map', icon: 'map', use: 'Four pages, with the contour lines' },
    { name: 'Turn list', icon: 'format_list_numbered', use: 'Every junction in plain words' },
  ];
}
