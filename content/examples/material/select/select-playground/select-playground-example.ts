import { Component, input, output } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/** @title Select playground */
@Component({
  selector: 'select-playground-example',
  imports: [MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './select-playground-example.html',
})
export class SelectPlaygroundExample {
  /** What is asked for. */
  readonly label = input('Instrument');
  /** Shown while nothing is chosen. */
  readonly placeholder = input('Choose one');
  /** Lets several be chosen. */
  readonly multiple = input(false);
  /** Cannot be opened. */
  readonly disabled = input(false);
  /** Marks it as one that has to be filled in. */
  readonly required = input(false);
  /** Opens the list below the field, and not with the choice above it. */
  readonly disableOptionCentering = input(false);
  /** Leaves out the check mark beside the one that is chosen. */
  readonly hideSingleSelectionIndicator = input(false);

  readonly selectionChange = output<unknown>();
  readonly openedChange = output<boolean>();
}
