import { Component, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatCard,
  MatCardActions,
  MatCardAppearance,
  MatCardContent,
  MatCardHeader,
  MatCardSubtitle,
  MatCardTitle,
} from '@angular/material/card';

/**
 * @title Card playground
 * @summary Lets you try the appearance, the titles and the actions of a card.
 */
@Component({
  selector: 'card-playground-example',
  imports: [
    MatButton,
    MatCard,
    MatCardActions,
    MatCardContent,
    MatCardHeader,
    MatCardSubtitle,
    MatCardTitle,
  ],
  templateUrl: './card-playground-example.html',
  styleUrl: './card-playground-example.css',
})
export class CardPlaygroundExample {
  /** The appearance of the card. */
  readonly appearance = input<MatCardAppearance>('raised');
  /** The title. */
  readonly title = input('Lighthouse walk');
  /** The subtitle. If empty, the card has none. */
  readonly subtitle = input('7 km along the cliffs');
  /** Shows a button at the bottom of the card. */
  readonly actions = input(true);
  /** The side that the button is aligned with. */
  readonly align = input<'start' | 'end'>('start');

  readonly click = output<MouseEvent>();
}
