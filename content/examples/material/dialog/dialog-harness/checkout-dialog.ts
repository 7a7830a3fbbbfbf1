import { Component } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialogModule } from '@angular/material/dialog';

@Component({
  selector: 'checkout-dialog',
  imports: [MatButtonModule, MatDialogModule],
  template: `
    <h2 mat-dialog-title>Borrow for how long?</h2>
    <mat-dialog-content>Renewals are possible twice.</mat-dialog-content>
    <mat-dialog-actions>
      <button matButton mat-dialog-close="two weeks">Two weeks</button>
      <button matButton mat-dialog-close="four weeks">Four weeks</button>
    </mat-dialog-actions>
  `,
})
export class CheckoutDialog {}
