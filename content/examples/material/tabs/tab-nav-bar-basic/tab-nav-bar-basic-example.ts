import { Component, signal } from '@angular/core';
import { MatTabLink, MatTabNav, MatTabNavPanel } from '@angular/material/tabs';

interface Page {
  name: string;
  text: string;
}

/** @title Links that look like tabs, one of them active */
@Component({
  selector: 'tab-nav-bar-basic-example',
  imports: [MatTabLink, MatTabNav, MatTabNavPanel],
  templateUrl: './tab-nav-bar-basic-example.html',
})
export class TabNavBarBasicExample {
  protected readonly pages: Page[] = [
    { name: 'Forecast', text: 'Light easterly winds, dry until the evening.' },
    { name: 'Avalanches', text: 'Level two above 2200 meters, north faces.' },
    { name: 'Huts', text: 'Three of five huts have beds for tonight.' },
  ];
  protected readonly active = signal(this.pages[0]);

  protected open(event: Event, page: Page): void {
    // A real application binds routerLink and shows a router-outlet in the panel.
    event.preventDefault();
    this.active.set(page);
  }
}
