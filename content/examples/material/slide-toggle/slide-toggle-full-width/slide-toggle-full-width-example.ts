import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/** @title Slide toggles as wide as their list */
@Component({
  selector: 'slide-toggle-full-width-example',
  imports: [FormField, MatSlideToggle],
  templateUrl: './slide-toggle-full-width-example.html',
  styleUrl: './slide-toggle-full-width-example.css',
})
export class SlideToggleFullWidthExample {
  protected readonly notices = form(signal({ swarm: true, honey: false, frost: true }));
}
