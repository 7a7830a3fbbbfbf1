import { Component, input } from '@angular/core';
import {
  FloatLabelType,
  MatFormField,
  MatFormFieldAppearance,
  MatHint,
  MatLabel,
  MatPrefix,
  MatSuffix,
  SubscriptSizing,
} from '@angular/material/form-field';
import { MatIcon } from '@angular/material/icon';
import { MatInput } from '@angular/material/input';

/**
 * @title Form field playground
 * @summary Lets you try the appearance, the texts and the icon of a form field.
 */
@Component({
  selector: 'form-field-playground-example',
  imports: [MatFormField, MatHint, MatIcon, MatInput, MatLabel, MatPrefix, MatSuffix],
  templateUrl: './form-field-playground-example.html',
})
export class FormFieldPlaygroundExample {
  /** Sets the appearance of the field. */
  readonly appearance = input<MatFormFieldAppearance>('fill');
  /** Sets the label of the field. */
  readonly label = input('Fare');
  /** Sets when the label floats above the value. */
  readonly floatLabel = input<FloatLabelType>('auto');
  /** Sets the hint below the field. */
  readonly hint = input('For one grown-up');
  /** Reserves space below the field, or lets it grow with the hint. */
  readonly subscriptSizing = input<SubscriptSizing>('fixed');
  /** Hides the asterisk of a required field. */
  readonly hideRequiredMarker = input(false);
  /** Sets the text before the value. */
  readonly prefix = input('€');
  /** Sets the icon after the value. */
  readonly icon = input<'train' | 'directions_boat' | 'flight' | null>('train');
}
