import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';

/**
 * @title Reactive form
 * @summary A listbox is bound to a form group, which a button resets.
 */
@Component({
  selector: 'cdk-listbox-reactive-forms-example',
  imports: [CdkListbox, CdkOption, ReactiveFormsModule],
  templateUrl: './cdk-listbox-reactive-forms-example.html',
  styleUrl: './cdk-listbox-reactive-forms-example.css',
})
export class CdkListboxReactiveFormsExample {
  protected readonly glazes = ['Celadon', 'Shino', 'Tenmoku'];
  // The value is an array, even if only one option can be chosen.
  protected readonly bowl = new FormGroup({
    glaze: new FormControl<readonly string[]>(['Shino'], { nonNullable: true }),
  });
  protected readonly value = toSignal(this.bowl.valueChanges, { initialValue: this.bowl.value });
}
