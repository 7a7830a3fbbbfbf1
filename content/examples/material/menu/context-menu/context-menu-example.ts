import { Component, signal } from '@angular/core';
import {
  MatContextMenuTrigger,
  MatMenu,
  MatMenuContent,
  MatMenuItem,
} from '@angular/material/menu';

interface Photo {
  name: string;
  stars: number;
}

/**
 * @title Context menu that opens on right-click
 * @summary Opens one menu for several photos, and passes it the photo that was right-clicked.
 */
@Component({
  selector: 'context-menu-example',
  imports: [MatContextMenuTrigger, MatMenu, MatMenuContent, MatMenuItem],
  templateUrl: './context-menu-example.html',
  styleUrl: './context-menu-example.css',
})
export class ContextMenuExample {
  protected readonly photos = signal<readonly Photo[]>([
    { name: 'Pier at dawn', stars: 2 },
    { name: 'Net menders', stars: 4 },
    { name: 'Fog horn', stars: 3 },
  ]);

  protected rate(photo: Photo, stars: number): void {
    this.photos.update((all) => all.map((one) => (one === photo ? { ...one, stars } : one)));
  }
}
