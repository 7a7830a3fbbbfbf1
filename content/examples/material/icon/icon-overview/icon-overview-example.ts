import { Component } from '@angular/core';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Font icons beside text and on their own
 * @summary Shows icons that repeat a text, one that has a label of its own, and one in a line of text.
 */
@Component({
  selector: 'icon-overview-example',
  imports: [MatIconModule],
  templateUrl: './icon-overview-example.html',
  styleUrl: './icon-overview-example.css',
})
export class IconOverviewExample {
  protected readonly forecast = [
    { day: 'Monday', icon: 'wb_sunny', text: 'Sunny, 21 °C' },
    { day: 'Tuesday', icon: 'cloud', text: 'Overcast, 17 °C' },
    { day: 'Wednesday', icon: 'thunderstorm', text: 'Thunderstorms, 15 °C' },
  ];
}
