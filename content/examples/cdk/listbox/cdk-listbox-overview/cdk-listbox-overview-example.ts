import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/** @title Listbox with one film stock chosen */
@Component({
  selector: 'cdk-listbox-overview-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-overview-example.html',
  styleUrl: './cdk-listbox-overview-example.css',
})
export class CdkListboxOverviewExample {
  protected readonly films = ['Slide, 50', 'Colour, 200', 'Colour, 400', 'Black and white, 3200'];
  protected readonly chosen = signal<readonly string[]>(['Colour, 200']);
}
