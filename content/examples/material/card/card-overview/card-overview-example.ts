import { Component, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatCardModule } from '@angular/material/card';
import { MatIconModule } from '@angular/material/icon';

/** @title Card with a header, content and actions */
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
