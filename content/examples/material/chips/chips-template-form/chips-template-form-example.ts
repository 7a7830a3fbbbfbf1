import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import {
  MatChipGrid,
  MatChipInput,
  MatChipInputEvent,
  MatChipRemove,
  MatChipRow,
} from '@angular/material/chips';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatIcon } from '@angular/material/icon';

/**
 * @title Template-driven form with chips
 * @summary Enables the button once there is at least one guest.
 */
@Component({
  selector: 'chips-template-form-example',
  imports: [
    FormsModule,
    MatButton,
    MatChipGrid,
    MatChipInput,
    MatChipRemove,
    MatChipRow,
    MatError,
    MatFormField,
    MatIcon,
    MatLabel,
  ],
  templateUrl: './chips-template-form-example.html',
  styleUrl: './chips-template-form-example.css',
})
export class ChipsTemplateFormExample {
  protected readonly guests = signal<readonly string[]>(['Amina', 'Leon']);
  protected readonly sent = signal('');

  protected add({ value, chipInput }: MatChipInputEvent) {
    const guest = value.trim();
    if (guest && !this.guests().includes(guest)) {
      this.guests.update((guests) => [...guests, guest]);
    }
    chipInput.clear();
  }

  protected remove(guest: string) {
    this.guests.update((guests) => guests.filter((each) => each !== guest));
  }
}
