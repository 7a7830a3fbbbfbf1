import { Component } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatButtonToggleModule } from '@angular/material/button-toggle';

/**
 * @title Reactive form with button toggles
 * @summary Binds one group to a single value and another to an array.
 */
@Component({
  selector: 'button-toggle-forms-example',
  imports: [MatButtonModule, MatButtonToggleModule, ReactiveFormsModule],
  templateUrl: './button-toggle-forms-example.html',
  styleUrl: './button-toggle-forms-example.css',
})
export class ButtonToggleFormsExample {
  protected readonly sizes = ['S', 'M', 'L', 'XL'];
  protected readonly extras = ['Oat milk', 'Extra shot', 'Cinnamon'];

  protected readonly order = new FormGroup({
    size: new FormControl('M', { nonNullable: true }),
    extras: new FormControl<string[]>(['Oat milk'], { nonNullable: true }),
  });
}
