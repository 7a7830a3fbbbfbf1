import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Hints at the start and end of the line
 * @summary Shows hints at both ends of the line, and a field that reserves no line for one.
 */
@Component({
  selector: 'form-field-hint-example',
  imports: [FormsModule, MatFormFieldModule, MatInputModule],
  templateUrl: './form-field-hint-example.html',
  styleUrl: './form-field-hint-example.css',
})
export class FormFieldHintExample {
  protected readonly limit = 40;
  protected readonly engraving = signal('');
  protected readonly left = computed(() => this.limit - this.engraving().length);
}
