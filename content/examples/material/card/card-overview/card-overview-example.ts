import { Component, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatCardModule } from '@angular/material/card';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Header, content and actions
 * @summary A card with an avatar, a title, text, and a button that saves the trail.
 */
@Component({
  selector: 'card-overview-example',
  imports: [MatButtonModule, MatCardModule, MatIconModule],
  templateUrl: './card-overview-example.html',
  styleUrl: './card-overview-example.css',
})
export class CardOverviewExample {
  protected readonly saved = signal(false);

  protected toggleSaved() {
    this.saved.update((saved) => !saved);
  }
}
