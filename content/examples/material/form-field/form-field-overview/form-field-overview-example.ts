import { Component, signal } from '@angular/core';
import { form, FormField, maxLength } from '@angular/forms/signals';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatSelectModule } from '@angular/material/select';

/**
 * @title Form fields with an input, a select and a text area
 * @summary Adds labels and hints to an input, a select and a text area.
 */
@Component({
  selector: 'form-field-overview-example',
  imports: [FormField, MatFormFieldModule, MatInputModule, MatSelectModule],
  templateUrl: './form-field-overview-example.html',
  styleUrl: './form-field-overview-example.css',
})
export class FormFieldOverviewExample {
  protected readonly habitats = ['Forest', 'Meadow', 'Shore', 'Town'];

  protected readonly sighting = form(
    signal({ species: '', habitat: 'Forest', notes: '' }),
    (path) => {
      maxLength(path.notes, 120);
    },
  );
}
