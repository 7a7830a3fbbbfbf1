import { Component } from '@angular/core';
import { type MatButtonAppearance, MatButtonModule } from '@angular/material/button';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Appearances of buttons
 * @summary Shows every kind of button, enabled and disabled.
 */
@Component({
  selector: 'button-overview-example',
  imports: [MatButtonModule, MatIconModule],
  templateUrl: './button-overview-example.html',
  styleUrl: './button-overview-example.css',
})
export class ButtonOverviewExample {
  protected readonly looks: { name: string; appearance: MatButtonAppearance }[] = [
    { name: 'Text', appearance: 'text' },
    { name: 'Filled', appearance: 'filled' },
    { name: 'Tonal', appearance: 'tonal' },
    { name: 'Outlined', appearance: 'outlined' },
    { name: 'Elevated', appearance: 'elevated' },
  ];
}
