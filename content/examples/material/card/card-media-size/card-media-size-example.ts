import { Component } from '@angular/core';
import {
  MatCard,
  MatCardContent,
  MatCardHeader,
  MatCardLgImage,
  MatCardMdImage,
  MatCardSmImage,
  MatCardSubtitle,
  MatCardTitle,
  MatCardTitleGroup,
  MatCardXlImage,
} from '@angular/material/card';
import { LighthouseDrawing } from './lighthouse-drawing';

/**
 * @title Image sizes
 * @summary Compares the four sizes of square images.
 */
@Component({
  selector: 'card-media-size-example',
  imports: [
    LighthouseDrawing,
    MatCard,
    MatCardContent,
    MatCardHeader,
    MatCardLgImage,
    MatCardMdImage,
    MatCardSmImage,
    MatCardSubtitle,
    MatCardTitle,
    MatCardTitleGroup,
    MatCardXlImage,
  ],
  templateUrl: './card-media-size-example.html',
  styleUrl: './card-media-size-example.css',
})
export class CardMediaSizeExample {}
