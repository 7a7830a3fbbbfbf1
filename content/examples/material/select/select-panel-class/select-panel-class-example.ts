import { Component, signal, ViewEncapsulation } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Panel with custom styles
 * @summary Gives the panel a border whose color depends on the selected option.
 */
@Component({
  selector: 'select-panel-class-example',
  imports: [FormField, MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './select-panel-class-example.html',
  styleUrl: './select-panel-class-example.css',
  // Styles with the default encapsulation don't apply to the panel, which MatSelect renders.
  encapsulation: ViewEncapsulation.None,
})
export class SelectPanelClassExample {
  protected readonly sides = [
    { name: 'Weather side', panel: 'weather-panel' },
    { name: 'Lee side', panel: 'lee-panel' },
  ];
  protected readonly sail = form(signal({ side: this.sides[0] }));
}
