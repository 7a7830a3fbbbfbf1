import { Component, inject } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { Plant, PlantDialog } from './plant-dialog';

/**
 * @title Data for a dialog
 * @summary Passes the chosen plant to a dialog, which shows it.
 */
@Component({
  selector: 'dialog-data-example',
  imports: [MatButtonModule],
  templateUrl: './dialog-data-example.html',
  styleUrl: './dialog-data-example.css',
})
export class DialogDataExample {
  private readonly dialog = inject(MatDialog);

  protected readonly plants: readonly Plant[] = [
    { name: 'Bird of paradise', light: 'Bright, some direct sun', water: 'Every seven days' },
    { name: 'Cast-iron plant', light: 'Shade', water: 'Every two weeks' },
    { name: 'Maidenhair fern', light: 'Half shade', water: 'Never let it dry out' },
  ];

  protected show(plant: Plant) {
    this.dialog.open<PlantDialog, Plant>(PlantDialog, { data: plant, width: '360px' });
  }
}
