import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/** @title Focus that stays on the listbox itself */
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
