import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

const TOOLS = ['Adze', 'Drawknife', 'Gouge', 'Spokeshave'];

/**
 * @title Value binding
 * @summary Buttons outside the listbox select all options, none, or the others.
 */
@Component({
  selector: 'cdk-listbox-value-binding-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-value-binding-example.html',
  styleUrl: './cdk-listbox-value-binding-example.css',
})
export class CdkListboxValueBindingExample {
  protected readonly tools = TOOLS;
  protected readonly sharp = signal<readonly string[]>(['Adze']);

  protected invert(): void {
    this.sharp.update((sharp) => TOOLS.filter((tool) => !sharp.includes(tool)));
  }
}
