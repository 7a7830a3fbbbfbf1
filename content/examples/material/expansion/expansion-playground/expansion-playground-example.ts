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
  /** Whether the first panel is open. */
  readonly expanded = model(true);
  /** Lets several panels be open at a time. */
  readonly multi = input(false);
  /** Whether open panels stand apart from the others. */
  readonly displayMode = input<MatAccordionDisplayMode>('default');
  /** On which side of the title the arrow stands. */
  readonly togglePosition = input<MatAccordionTogglePosition>('after');
  /** Leaves out the arrow. */
  readonly hideToggle = input(false);
  /** Text beside the title; without text there is none. */
  readonly description = input('Bread and cheese');
  /** Takes the second panel out of use. */
  readonly secondDisabled = input(false);
}
