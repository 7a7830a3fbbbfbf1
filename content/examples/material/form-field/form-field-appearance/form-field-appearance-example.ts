import { Component, signal } from '@angular/core';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import {
  FloatLabelType,
  MatFormFieldAppearance,
  MatFormFieldModule,
} from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Appearance: fill and outline
 * @summary Switches the appearance of two fields, and when their labels float.
 */
@Component({
  selector: 'form-field-appearance-example',
  imports: [MatButtonToggleModule, MatFormFieldModule, MatInputModule],
  templateUrl: './form-field-appearance-example.html',
  styleUrl: './form-field-appearance-example.css',
})
export class FormFieldAppearanceExample {
  protected readonly appearance = signal<MatFormFieldAppearance>('fill');
  protected readonly floatLabel = signal<FloatLabelType>('auto');
}
