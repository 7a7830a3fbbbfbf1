import { CurrencyPipe } from '@angular/common';
import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Text, number and multi-line inputs
 * @summary Edits a text, a number and a message, and computes a price.
 */
@Component({
  selector: 'input-overview-example',
  imports: [CurrencyPipe, FormsModule, MatFormFieldModule, MatInputModule],
  templateUrl: './input-overview-example.html',
  styleUrl: './input-overview-example.css',
})
export class InputOverviewExample {
  protected readonly inscription = signal('For Ida');
  protected readonly copies = signal(2);
  protected readonly message = signal('');

  protected readonly price = computed(() => this.copies() * 18 + this.inscription().length * 0.5);
}
