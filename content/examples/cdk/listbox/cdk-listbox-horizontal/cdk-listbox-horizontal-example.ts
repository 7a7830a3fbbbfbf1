import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/**
 * @title Horizontal listbox
 * @summary Options are in a row, and the left and right arrow keys move between them.
 */
@Component({
  selector: 'cdk-listbox-horizontal-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-horizontal-example.html',
  styleUrl: './cdk-listbox-horizontal-example.css',
})
export class CdkListboxHorizontalExample {
  protected readonly paces = ['Walk', 'Trot', 'Canter', 'Gallop'];
  protected readonly pace = signal<readonly string[]>(['Trot']);
}
