import { Component, input, output } from '@angular/core';
import {
  MatButtonToggle,
  MatButtonToggleAppearance,
  MatButtonToggleChange,
  MatButtonToggleGroup,
} from '@angular/material/button-toggle';

/**
 * @title Button toggle playground
 * @summary Lets you try the appearance, the orientation and the selection mode of a group.
 */
@Component({
  selector: 'button-toggle-playground-example',
  imports: [MatButtonToggle, MatButtonToggleGroup],
  templateUrl: './button-toggle-playground-example.html',
})
export class ButtonTogglePlaygroundExample {
  /** The appearance of the group. */
  readonly appearance = input<MatButtonToggleAppearance>('standard');
  /** Lets users select several toggles. */
  readonly multiple = input(false);
  /** Stacks the toggles. */
  readonly vertical = input(false);
  /** Disables all toggles. */
  readonly disabled = input(false);
  /** Keeps disabled toggles focusable. */
  readonly disabledInteractive = input(false);
  /** Hides the check mark if users can select one toggle. */
  readonly hideSingleSelectionIndicator = input(false);
  /** Hides the check marks if users can select several toggles. */
  readonly hideMultipleSelectionIndicator = input(false);

  readonly change = output<MatButtonToggleChange>();
}
