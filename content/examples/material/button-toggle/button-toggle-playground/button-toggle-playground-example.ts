import { Component, input, output } from '@angular/core';
import {
  MatButtonToggle,
  MatButtonToggleAppearance,
  MatButtonToggleChange,
  MatButtonToggleGroup,
} from '@angular/material/button-toggle';

/** @title Button toggle playground */
@Component({
  selector: 'button-toggle-playground-example',
  imports: [MatButtonToggle, MatButtonToggleGroup],
  templateUrl: './button-toggle-playground-example.html',
})
export class ButtonTogglePlaygroundExample {
  /** How the group is framed. */
  readonly appearance = input<MatButtonToggleAppearance>('standard');
  /** Lets several be on at a time. */
  readonly multiple = input(false);
  /** One below the other. */
  readonly vertical = input(false);
  /** Cannot be changed. */
  readonly disabled = input(false);
  /** Stays in the tab order while it is disabled. */
  readonly disabledInteractive = input(false);
  /** Leaves out the check mark where one is on. */
  readonly hideSingleSelectionIndicator = input(false);
  /** Leaves out the check marks where several are on. */
  readonly hideMultipleSelectionIndicator = input(false);

  readonly change = output<MatButtonToggleChange>();
}
