import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';

/**
 * @title Template-driven form
 * @summary A listbox with several choices is bound with `ngModel`.
 */
@Component({
  selector: 'cdk-listbox-template-forms-example',
  imports: [CdkListbox, CdkOption, FormsModule],
  templateUrl: './cdk-listbox-template-forms-example.html',
  styleUrl: './cdk-listbox-template-forms-example.css',
})
export class CdkListboxTemplateFormsExample {
  protected readonly days = ['Monday', 'Wednesday', 'Friday'];
  protected readonly openOn = signal<readonly string[]>(['Friday']);
}
