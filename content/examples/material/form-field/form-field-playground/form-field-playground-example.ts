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

/** @title Form field playground */
@Component({
  selector: 'form-field-playground-example',
  imports: [MatFormField, MatHint, MatIcon, MatInput, MatLabel, MatPrefix, MatSuffix],
  templateUrl: './form-field-playground-example.html',
})
export class FormFieldPlaygroundExample {
  /** How the field is framed. */
  readonly appearance = input<MatFormFieldAppearance>('fill');
  /** What is asked for. */
  readonly label = input('Fare');
  /** When the label stands above what is typed. */
  readonly floatLabel = input<FloatLabelType>('auto');
  /** Help below the field. */
  readonly hint = input('For one grown-up');
  /** Whether the line below the field has a place even while it is empty. */
  readonly subscriptSizing = input<SubscriptSizing>('fixed');
  /** Leaves out the star of a required field. */
  readonly hideRequiredMarker = input(false);
  /** Text before what is typed. */
  readonly prefix = input('€');
  /** A picture behind what is typed. */
  readonly icon = input<'train' | 'directions_boat' | 'flight' | null>('train');
}
