import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatDialogActions,
  MatDialogClose,
  MatDialogContent,
  MatDialogTitle,
} from '@angular/material/dialog';

@Component({
  selector: 'kiln-dialog',
  imports: [MatButton, MatDialogActions, MatDialogClose, MatDialogContent, MatDialogTitle],
  templateUrl: './kiln-dialog.html',
  styles: `
    ol {
      margin: 0;
      padding-inline-start: 20px;
    }
    li {
      margin-bottom: 12px;
    }
  `,
})
export class KilnDialog {
  protected readonly rules = [
    'Pots stand on the shelf until they are bone dry. A damp pot bursts and takes its neighbors along.',
    'Leave the foot of the pot free of glaze, a finger wide.',
    'Scratch your initials into the foot. Paper burns.',
    'Two pots of the same glaze keep a finger between them.',
    'Nobody opens the lid above 90 °C, however curious.',
    'Shelves are booked for one firing and emptied on the day after it.',
    'Broken pieces go into the blue tub. We grind them for the next clay.',
  ];
}
