import { Component } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatListOption, MatSelectionList } from '@angular/material/list';

/**
 * @title Single selection list in a reactive form
 * @summary Requires one option, and hides the radio indicators.
 */
@Component({
  selector: 'list-single-selection-reactive-form-example',
  imports: [MatButton, MatListOption, MatSelectionList, ReactiveFormsModule],
  templateUrl: './list-single-selection-reactive-form-example.html',
  styleUrl: './list-single-selection-reactive-form-example.css',
})
export class ListSingleSelectionReactiveFormExample {
  protected readonly berths = ['Upper', 'Middle', 'Lower'];
  protected readonly ticket = new FormGroup({
    berth: new FormControl<string[]>([], { nonNullable: true, validators: Validators.required }),
  });
  protected readonly status = toSignal(this.ticket.statusChanges, {
    initialValue: this.ticket.status,
  });
}
