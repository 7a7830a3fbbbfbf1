import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Dynamic tabs
 * @summary Adds and removes tabs, and selects each new one.
 */
@Component({
  selector: 'tab-group-dynamic-example',
  imports: [MatButton, MatTab, MatTabGroup],
  templateUrl: './tab-group-dynamic-example.html',
  styleUrl: './tab-group-dynamic-example.css',
})
export class TabGroupDynamicExample {
  private readonly pool = ['Ada', 'Benedikt', 'Chiara', 'Dorian', 'Elin', 'Farid'];
  protected readonly players = signal(['Ada', 'Benedikt']);
  protected readonly selected = signal(0);
  protected readonly full = computed(() => this.players().length === this.pool.length);

  protected seat(): void {
    const next = this.pool.find((name) => !this.players().includes(name));
    if (next === undefined) return;
    this.players.update((players) => [...players, next]);
    this.selected.set(this.players().length - 1);
  }

  protected dismiss(player: string): void {
    this.players.update((players) => players.filter((name) => name !== player));
  }
}
