import { Component, signal } from '@angular/core';
import { MatSidenav, MatSidenavContainer, MatSidenavContent } from '@angular/material/sidenav';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatToolbar } from '@angular/material/toolbar';

/**
 * @title Fixed sidenav in a scrolling page
 * @summary Keeps a sidenav below the toolbar while the page scrolls.
 */
@Component({
  selector: 'sidenav-fixed-example',
  imports: [MatSidenav, MatSidenavContainer, MatSidenavContent, MatSlideToggle, MatToolbar],
  templateUrl: './sidenav-fixed-example.html',
  styleUrl: './sidenav-fixed-example.css',
})
export class SidenavFixedExample {
  protected readonly fixed = signal(true);
  protected readonly verses = [
    'The ferry leaves at low water, and nobody hurries.',
    'The captain knows every sandbank by its birds.',
    'Halfway across, the engine stops for a seal.',
    'On the island the road begins between two posts.',
    'A cart with a gray horse takes the luggage.',
    'The last house has a lamp in its window.',
  ];
}
