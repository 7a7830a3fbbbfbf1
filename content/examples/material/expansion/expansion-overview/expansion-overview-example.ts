import { Component, signal } from '@angular/core';
import { MatExpansionModule } from '@angular/material/expansion';

/** @title Questions that open their answers */
@Component({
  selector: 'expansion-overview-example',
  imports: [MatExpansionModule],
  templateUrl: './expansion-overview-example.html',
})
export class ExpansionOverviewExample {
  protected readonly read = signal(0);

  protected readonly questions = [
    {
      title: 'Can I bring a bicycle?',
      topic: 'Luggage',
      answer: 'Yes, on every crossing. Roll it aboard with the cars and lash it to the left rail.',
    },
    {
      title: 'What if the sea is too rough?',
      topic: 'Weather',
      answer: 'We cancel two hours ahead and rebook you, free of charge, on the next sailing.',
    },
    {
      title: 'Do children pay?',
      topic: 'Fares',
      answer: 'Children under six travel free; up to fifteen they pay half.',
    },
  ];

  protected countAnswer() {
    this.read.update((read) => read + 1);
  }
}
