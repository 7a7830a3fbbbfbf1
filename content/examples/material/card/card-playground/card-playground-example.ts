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

/** @title Card playground */
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
  /** How the card stands out from the page. */
  readonly appearance = input<MatCardAppearance>('raised');
  /** The first line. */
  readonly title = input('Lighthouse walk');
  /** The line below it; without text there is none. */
  readonly subtitle = input('7 km along the cliffs');
  /** Whether there are buttons at the foot. */
  readonly actions = input(true);
  /** At which edge the buttons stand. */
  readonly align = input<'start' | 'end'>('start');

  readonly click = output<MouseEvent>();
}
