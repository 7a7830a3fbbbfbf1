import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Accordion that guides users through steps
 * @summary Moves from panel to panel with buttons for the next and the previous step.
 */
@Component({
  selector: 'expansion-steps-example',
  imports: [FormsModule, MatButtonModule, MatExpansionModule, MatFormFieldModule, MatInputModule],
  templateUrl: './expansion-steps-example.html',
})
export class ExpansionStepsExample {
  protected readonly current = signal(0);

  protected readonly steps = [
    { title: 'Bicycle', question: 'Which one is it?', answer: signal('') },
    { title: 'Damage', question: 'What should we mend?', answer: signal('Rear brake drags') },
    { title: 'Pick-up', question: 'When do you need it?', answer: signal('') },
  ];

  protected go(by: number) {
    this.current.update((current) => current + by);
  }
}
