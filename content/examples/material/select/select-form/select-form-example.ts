import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Template-driven form with a select
 * @summary Requires a choice in a template-driven form before its button is enabled.
 */
@Component({
  selector: 'select-form-example',
  imports: [
    FormsModule,
    MatButton,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatOption,
    MatSelect,
  ],
  templateUrl: './select-form-example.html',
  styleUrl: './select-form-example.css',
})
export class SelectFormExample {
  protected readonly crossings = ['Norddeich to Juist', 'Harlesiel to Wangerooge'];
  protected readonly vehicles = ['On foot', 'Bicycle', 'Handcart'];
  protected readonly crossing = signal('');
  protected readonly vehicle = signal('On foot');
  protected readonly ticket = signal('');

  protected book(): void {
    this.ticket.set(`${this.crossing()}, ${this.vehicle().toLowerCase()}`);
  }
}
