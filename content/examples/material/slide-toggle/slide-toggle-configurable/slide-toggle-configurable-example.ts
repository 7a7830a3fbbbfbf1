import { Component, signal } from '@angular/core';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Configurable slide toggle
 * @summary Changes the state, the icon and the label position of a toggle with checkboxes.
 */
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
