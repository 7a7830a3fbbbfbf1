import { Component } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialogModule } from '@angular/material/dialog';

@Component({
  selector: 'house-rules-dialog',
  imports: [MatButtonModule, MatDialogModule],
  templateUrl: './house-rules-dialog.html',
})
export class HouseRulesDialog {
  protected readonly rules = [
    {
      title: 'Arriving',
      text: 'Sign the book by the door. Boots and wet ropes stay in the drying room; felt slippers are on the shelf to the left.',
    },
    {
      title: 'Stove and water',
      text: 'Split a day of wood before you burn a day of wood. The spring behind the hut gives drinking water; the rain barrel does not.',
    },
    {
      title: 'Night',
      text: 'Quiet from ten until five. Early climbers lay out their kit the evening before and breakfast in the porch.',
    },
    {
      title: 'Waste',
      text: 'What you carried up, you carry down. There is no collection above the tree line, and foxes open every bag.',
    },
    {
      title: 'Leaving',
      text: 'Sweep the bunk, close the shutters on the west side, and write your next destination in the book.',
    },
  ];
}
