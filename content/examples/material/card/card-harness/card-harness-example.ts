import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatCard,
  MatCardActions,
  MatCardContent,
  MatCardHeader,
  MatCardSubtitle,
  MatCardTitle,
} from '@angular/material/card';

interface Book {
  title: string;
  shelf: string;
  lent: boolean;
}

/**
 * @title Harness test of cards
 * @summary Finds a card by its title and borrows the book on it.
 */
@Component({
  selector: 'card-harness-example',
  imports: [
    MatButton,
    MatCard,
    MatCardActions,
    MatCardContent,
    MatCardHeader,
    MatCardSubtitle,
    MatCardTitle,
  ],
  templateUrl: './card-harness-example.html',
})
export class CardHarnessExample {
  protected readonly books = signal<readonly Book[]>([
    { title: 'Knots for sailors', shelf: 'Shelf 4', lent: false },
    { title: 'A field guide to moss', shelf: 'Shelf 9', lent: false },
    { title: 'Bread and salt', shelf: 'Shelf 4', lent: true },
  ]);

  protected lend(title: string) {
    this.books.update((books) =>
      books.map((book) => (book.title === title ? { ...book, lent: true } : book)),
    );
  }
}
