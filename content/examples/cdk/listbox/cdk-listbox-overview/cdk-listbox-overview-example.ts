import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/**
 * @title Single selection
 * @summary Users choose one film stock from a list that's always visible.
 */
@Component({
  selector: 'cdk-listbox-overview-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-overview-example.html',
  styleUrl: './cdk-listbox-overview-example.css',
})
export class CdkListboxOverviewExample {
  protected readonly films = ['Slide, 50', 'Color, 200', 'Color, 400', 'Black and white, 3200'];
  protected readonly chosen = signal<readonly string[]>(['Color, 200']);
}
