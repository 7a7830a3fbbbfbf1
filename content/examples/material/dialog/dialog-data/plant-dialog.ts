import { Component, inject } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MAT_DIALOG_DATA, MatDialogModule } from '@angular/material/dialog';

export interface Plant {
  name: string;
  light: string;
  water: string;
}

@Component({
  selector: 'plant-dialog',
  imports: [MatButtonModule, MatDialogModule],
  template: `
    <h2 mat-dialog-title>{{ plant.name }}</h2>
    <mat-dialog-content>
      <p>Light: {{ plant.light }}</p>
      <p>Water: {{ plant.water }}</p>
    </mat-dialog-content>
    <mat-dialog-actions align="end">
      <button matButton mat-dialog-close>Close</button>
    </mat-dialog-actions>
  `,
})
export class PlantDialog {
  protected readonly plant = inject<Plant>(MAT_DIALOG_DATA);
}
