import { Component } from '@angular/core';
import {
  MatAccordion,
  MatExpansionPanel,
  MatExpansionPanelDescription,
  MatExpansionPanelHeader,
  MatExpansionPanelTitle,
} from '@angular/material/expansion';

/**
 * @title Expansion panel harness test
 * @summary Opens panels and reads their titles and texts through harnesses.
 */
@Component({
  selector: 'expansion-harness-example',
  imports: [
    MatAccordion,
    MatExpansionPanel,
    MatExpansionPanelDescription,
    MatExpansionPanelHeader,
    MatExpansionPanelTitle,
  ],
  templateUrl: './expansion-harness-example.html',
})
export class ExpansionHarnessExample {
  protected readonly trains = [
    { to: 'Ljubljana', at: '08:14', note: 'Change in Villach, eleven minutes.', runs: true },
    { to: 'Trieste', at: '09:40', note: 'The dining car is open.', runs: true },
    { to: 'Rijeka', at: '11:05', note: 'Runs on Fridays only.', runs: false },
  ];
}
