import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Two-way value binding
 * @summary Binds the value to a signal that a button changes too.
 */
@Component({
  selector: 'select-value-binding-example',
  imports: [MatButton, MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './select-value-binding-example.html',
  styleUrl: './select-value-binding-example.css',
})
export class SelectValueBindingExample {
  protected readonly gears = ['First', 'Second', 'Third', 'Fourth'];
  protected readonly gear = signal('First');

  protected shiftUp(): void {
    const next = this.gears.indexOf(this.gear()) + 1;
    this.gear.set(this.gears[next % this.gears.length]);
  }
}
