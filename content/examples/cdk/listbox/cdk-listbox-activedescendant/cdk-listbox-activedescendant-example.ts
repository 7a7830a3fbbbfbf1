import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/**
 * @title Active descendant
 * @summary Focus stays on the list while the arrow keys move through its options.
 */
@Component({
  selector: 'cdk-listbox-activedescendant-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-activedescendant-example.html',
  styleUrl: './cdk-listbox-activedescendant-example.css',
})
export class CdkListboxActivedescendantExample {
  protected readonly bindings = ['Coptic', 'Japanese', 'Saddle stitch', 'Case'];
  protected readonly chosen = signal<readonly string[]>(['Coptic']);
}
