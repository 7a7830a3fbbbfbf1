import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatChipInputEvent, MatChipsModule } from '@angular/material/chips';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Reactive form with chips
 * @summary Validates the number of keywords in a chip grid.
 */
@Component({
  selector: 'chips-reactive-form-example',
  imports: [
    MatButtonModule,
    MatChipsModule,
    MatFormFieldModule,
    MatIconModule,
    ReactiveFormsModule,
  ],
  templateUrl: './chips-reactive-form-example.html',
  styleUrl: './chips-reactive-form-example.css',
})
export class ChipsReactiveFormExample {
  protected readonly keywords = new FormControl<string[]>(['tides', 'estuary'], {
    nonNullable: true,
    validators: [Validators.required, Validators.maxLength(4)],
  });

  protected add({ value, chipInput }: MatChipInputEvent) {
    const keyword = value.trim().toLowerCase();
    if (keyword) {
      this.keywords.setValue([...this.keywords.value, keyword]);
      this.keywords.markAsDirty();
    }
    chipInput.clear();
  }

  protected remove(keyword: string) {
    this.keywords.setValue(this.keywords.value.filter((each) => each !== keyword));
    this.keywords.markAsDirty();
    this.keywords.markAsTouched();
  }
}
