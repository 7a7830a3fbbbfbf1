import { Component, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Full-width slide toggles
 * @summary Places the labels and the switches of a list of settings at opposite ends.
 */
@Component({
  selector: 'slide-toggle-full-width-example',
  imports: [FormField, MatSlideToggle],
  templateUrl: './slide-toggle-full-width-example.html',
  styleUrl: './slide-toggle-full-width-example.css',
})
export class SlideToggleFullWidthExample {
  protected readonly notices = form(signal({ swarm: true, honey: false, frost: true }));
}
