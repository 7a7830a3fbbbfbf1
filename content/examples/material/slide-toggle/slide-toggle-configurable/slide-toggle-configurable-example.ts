import { Component, signal } from '@angular/core';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/** @title Slide toggle with a choice of state and label position */
@Component({
  selector: 'slide-toggle-configurable-example',
  imports: [MatCheckbox, MatSlideToggle],
  templateUrl: './slide-toggle-configurable-example.html',
  styleUrl: './slide-toggle-configurable-example.css',
})
export class SlideToggleConfigurableExample {
  protected readonly checked = signal(true);
  protected readonly disabled = signal(false);
  protected readonly hideIcon = signal(false);
  protected readonly before = signal(false);
}
