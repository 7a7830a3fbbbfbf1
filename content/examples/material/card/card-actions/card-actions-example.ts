import { Component, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatCardModule } from '@angular/material/card';
import { MatProgressBarModule } from '@angular/material/progress-bar';

type Answer = 'open' | 'accepted' | 'declined';

/**
 * @title Actions at the start or the end
 * @summary Aligns the buttons of one card with its end and the button of another with its start.
 */
@Component({
  selector: 'card-actions-example',
  imports: [MatButtonModule, MatCardModule, MatProgressBarModule],
  templateUrl: './card-actions-example.html',
  styleUrl: './card-actions-example.css',
})
export class CardActionsExample {
  protected readonly shift = signal<Answer>('open');
  protected readonly page = signal(84);
  protected readonly pages = 312;

  protected readOn() {
    this.page.update((page) => Math.min(this.pages, page + 12));
  }
}
