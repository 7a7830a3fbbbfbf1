import { Component, signal } from '@angular/core';
import { MatTabLink, MatTabNav, MatTabNavPanel } from '@angular/material/tabs';

interface Page {
  name: string;
  text: string;
}

/**
 * @title Tab nav bar
 * @summary Shows links that look like tabs, with a panel for the current page.
 */
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
    // In an application, use routerLink and put a router-outlet into the panel.
    event.preventDefault();
    this.active.set(page);
  }
}
