import { Component, computed, signal } from '@angular/core';
import { MatChipsModule } from '@angular/material/chips';

interface Member {
  name: string;
  initials: string;
}

/**
 * @title Avatars
 * @summary Selects one member of a crew from chips with initials.
 */
@Component({
  selector: 'chips-avatar-example',
  imports: [MatChipsModule],
  templateUrl: './chips-avatar-example.html',
  styleUrl: './chips-avatar-example.css',
})
export class ChipsAvatarExample {
  protected readonly crew: readonly Member[] = [
    { name: 'Ada Kowalczyk', initials: 'AK' },
    { name: 'Bilal Haddad', initials: 'BH' },
    { name: 'Chloe Ferreira', initials: 'CF' },
    { name: 'Dae-jung Park', initials: 'DP' },
  ];

  protected readonly helm = signal<string | undefined>('Ada Kowalczyk');
  protected readonly summary = computed(() => this.helm() ?? 'nobody');
}
