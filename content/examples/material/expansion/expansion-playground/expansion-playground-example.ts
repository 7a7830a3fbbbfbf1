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

/** @title Expansion panel playground */
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
  /** Sets whether there are gaps around an open panel. */
  readonly displayMode = input<MatAccordionDisplayMode>('default');
  /** Places the arrow before or after the title. */
  readonly togglePosition = input<MatAccordionTogglePosition>('after');
  /** Hides the arrow. */
  readonly hideToggle = input(false);
  /** Description next to the title. */
  readonly description = input('Bread and cheese');
  /** Disables the second panel. */
  readonly secondDisabled = input(false);
}
