import { Component, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatCardModule } from '@angular/material/card';
import { MatProgressBarModule } from '@angular/material/progress-bar';

type Answer = 'open' | 'accepted' | 'declined';

/** @title Cards with actions at the start and at the end */
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
