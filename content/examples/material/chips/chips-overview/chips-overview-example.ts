import { Component, computed, signal } from '@angular/core';
import { MatChipsModule } from '@angular/material/chips';
import { MatIconModule } from '@angular/material/icon';

interface Room {
  name: string;
  features: readonly string[];
}

/**
 * @title Filter chips and static chips
 * @summary Filters rooms with one set of chips and describes each room with another.
 */
@Component({
  selector: 'chips-overview-example',
  imports: [MatChipsModule, MatIconModule],
  templateUrl: './chips-overview-example.html',
  styleUrl: './chips-overview-example.css',
})
export class ChipsOverviewExample {
  protected readonly features = ['Whiteboard', 'Projector', 'Hearing loop', 'Step-free'];
  protected readonly wanted = signal<readonly string[]>([]);

  protected readonly rooms = computed(() =>
    ROOMS.filter((room) => this.wanted().every((feature) => room.features.includes(feature))),
  );
}

const ROOMS: readonly Room[] = [
  { name: 'Alder', features: ['Whiteboard', 'Step-free'] },
  { name: 'Birch', features: ['Whiteboard', 'Projector', 'Hearing loop', 'Step-free'] },
  { name: 'Cedar', features: ['Projector'] },
];
