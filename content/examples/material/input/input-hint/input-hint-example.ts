import { Component, computed, signal } from '@angular/core';
import { form, FormField, maxLength } from '@angular/forms/signals';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Character counter in a hint
 * @summary Counts the remaining characters in a hint at the end of the line.
 */
@Component({
  selector: 'input-hint-example',
  imports: [FormField, MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './input-hint-example.html',
  styleUrl: './input-hint-example.css',
})
export class InputHintExample {
  protected readonly limit = 24;
  protected readonly tag = form(signal({ plant: 'Hollyhock' }), (path) => {
    maxLength(path.plant, this.limit);
  });
  protected readonly left = computed(() => this.limit - this.tag.plant().value().length);
}
