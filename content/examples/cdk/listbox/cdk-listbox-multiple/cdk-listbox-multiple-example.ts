import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { FormControl, ReactiveFormsModule } from '@angular/forms';

/**
 * @title Multiple selection
 * @summary Users choose any number of herbs.
 */
@Component({
  selector: 'cdk-listbox-multiple-example',
  imports: [CdkListbox, CdkOption, ReactiveFormsModule],
  templateUrl: './cdk-listbox-multiple-example.html',
  styleUrl: './cdk-listbox-multiple-example.css',
})
export class CdkListboxMultipleExample {
  protected readonly herbs = ['Borage', 'Chervil', 'Chives', 'Cress', 'Parsley', 'Sorrel'];
  protected readonly sauce = new FormControl<readonly string[]>(['Borage', 'Chervil'], {
    nonNullable: true,
  });
  protected readonly chosen = toSignal(this.sauce.valueChanges, { initialValue: this.sauce.value });
}
