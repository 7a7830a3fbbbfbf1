import { CdkAccordion, CdkAccordionItem } from '@angular/cdk/accordion';
import { Component } from '@angular/core';

/**
 * @title Accordion with one open panel
 * @summary Opening a question closes the one that was open.
 */
@Component({
  selector: 'cdk-accordion-overview-example',
  imports: [CdkAccordion, CdkAccordionItem],
  templateUrl: './cdk-accordion-overview-example.html',
  styleUrl: './cdk-accordion-overview-example.css',
})
export class CdkAccordionOverviewExample {
  protected readonly questions = [
    {
      title: 'May I take a bicycle?',
      answer: 'Yes, on trains marked with a wheel. Book its place together with yours.',
    },
    {
      title: 'When is breakfast?',
      answer: 'An hour before you arrive. The attendant knocks with coffee or tea.',
    },
    {
      title: 'Is there a shower?',
      answer: 'In sleeping cars, at the end of the corridor. Couchette cars have basins only.',
    },
  ];
}
