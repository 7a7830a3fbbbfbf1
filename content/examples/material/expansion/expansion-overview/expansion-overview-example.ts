import { Component, signal } from '@angular/core';
import { MatExpansionModule } from '@angular/material/expansion';

/**
 * @title Accordion with one open panel
 * @summary Closes the open panel when another one opens.
 */
@Component({
  selector: 'expansion-overview-example',
  imports: [MatExpansionModule],
  templateUrl: './expansion-overview-example.html',
})
export class ExpansionOverviewExample {
  protected readonly read = signal(0);

  protected readonly topics = [
    {
      title: 'Bicycles',
      short: 'Free',
      answer: 'Welcome on every crossing. Roll yours aboard and lash it to the left rail.',
    },
    {
      title: 'Storms',
      short: 'Rebooked',
      answer: 'We cancel two hours ahead and rebook you, free of charge, on the next sailing.',
    },
    {
      title: 'Children',
      short: 'Half price',
      answer: 'Children under six travel free; up to fifteen they pay half.',
    },
  ];

  protected countAnswer() {
    this.read.update((read) => read + 1);
  }
}
