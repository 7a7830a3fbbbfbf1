import { Component, signal, viewChild } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatAccordion,
  MatExpansionPanel,
  MatExpansionPanelHeader,
  MatExpansionPanelTitle,
} from '@angular/material/expansion';

/**
 * @title Expand all and collapse all
 * @summary Opens and closes all panels of an accordion with two buttons.
 */
@Component({
  selector: 'expansion-expand-collapse-all-example',
  imports: [
    MatAccordion,
    MatButton,
    MatExpansionPanel,
    MatExpansionPanelHeader,
    MatExpansionPanelTitle,
  ],
  templateUrl: './expansion-expand-collapse-all-example.html',
  styleUrl: './expansion-expand-collapse-all-example.css',
})
export class ExpansionExpandCollapseAllExample {
  private readonly accordion = viewChild.required(MatAccordion);
  protected readonly open = signal(0);

  protected readonly stages = [
    { name: 'Malting', text: 'Barley sprouts on the floor for five days, then it is dried.' },
    { name: 'Mashing', text: 'Hot water draws the sugar out of the crushed malt.' },
    { name: 'Boiling', text: 'Hops go in twice: early for bitterness, late for their scent.' },
  ];

  protected openAll(): void {
    this.accordion().openAll();
  }

  protected closeAll(): void {
    this.accordion().closeAll();
  }

  protected count(change: 1 | -1): void {
    this.open.update((open) => open + change);
  }
}
