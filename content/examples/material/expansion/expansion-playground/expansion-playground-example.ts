import { Component, input, model } from '@angular/core';
import {
  MatAccordion,
  MatAccordionDisplayMode,
  MatAccordionTogglePosition,
  MatExpansionPanel,
  MatExpansionPanelDescription,
  MatExpansionPanelHeader,
  MatExpansionPanelTitle,
} from '@angular/material/expansion';

/**
 * @title Expansion panel playground
 * @summary Lets you try the toggle, the spacing and the states of the panels of an accordion.
 */
@Component({
  selector: 'expansion-playground-example',
  imports: [
    MatAccordion,
    MatExpansionPanel,
    MatExpansionPanelDescription,
    MatExpansionPanelHeader,
    MatExpansionPanelTitle,
  ],
  templateUrl: './expansion-playground-example.html',
})
export class ExpansionPlaygroundExample {
  /** Opens the first panel. */
  readonly expanded = model(true);
  /** Allows several panels to be open at once. */
  readonly multi = input(false);
  /** Adds gaps around an open panel, or leaves them out. */
  readonly displayMode = input<MatAccordionDisplayMode>('default');
  /** Places the arrow before or after the title. */
  readonly togglePosition = input<MatAccordionTogglePosition>('after');
  /** Hides the arrow. */
  readonly hideToggle = input(false);
  /** Sets the description next to the title. */
  readonly description = input('Bread and cheese');
  /** Disables the second panel. */
  readonly secondDisabled = input(false);
}
