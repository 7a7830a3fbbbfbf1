import { Component, signal } from '@angular/core';
import { FloatLabelType, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Floating label and required marker
 * @summary Switches when the label floats, and whether a required field shows an asterisk.
 */
@Component({
  selector: 'form-field-label-example',
  imports: [MatFormField, MatInput, MatLabel, MatRadioButton, MatRadioGroup, MatSlideToggle],
  templateUrl: './form-field-label-example.html',
  styleUrl: './form-field-label-example.css',
})
export class FormFieldLabelExample {
  protected readonly floatLabel = signal<FloatLabelType>('auto');
  protected readonly hideMark = signal(false);
}
