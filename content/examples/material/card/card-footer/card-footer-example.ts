import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatCard,
  MatCardActions,
  MatCardContent,
  MatCardFooter,
  MatCardHeader,
  MatCardSubtitle,
  MatCardTitle,
} from '@angular/material/card';
import { MatProgressBar } from '@angular/material/progress-bar';

/**
 * @title Footer with a progress bar
 * @summary Shows the progress of a batch of dough at the bottom of a card.
 */
@Component({
  selector: 'card-footer-example',
  imports: [
    MatButton,
    MatCard,
    MatCardActions,
    MatCardContent,
    MatCardFooter,
    MatCardHeader,
    MatCardSubtitle,
    MatCardTitle,
    MatProgressBar,
  ],
  templateUrl: './card-footer-example.html',
  styleUrl: './card-footer-example.css',
})
export class CardFooterExample {
  protected readonly risen = signal(50);
  protected readonly status = computed(() =>
    this.risen() === 100 ? 'Ready to bake' : 'Ready at 12:00',
  );

  protected wait() {
    this.risen.update((risen) => Math.min(100, risen + 25));
  }
}
