import { Component, computed, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';

/**
 * @title Modes: one choice, several, or on and off
 * @summary Compares the two kinds of groups with a toggle outside a group.
 */
@Component({
  selector: 'button-toggle-mode-example',
  imports: [MatButtonToggle, MatButtonToggleGroup],
  templateUrl: './button-toggle-mode-example.html',
  styleUrl: './button-toggle-mode-example.css',
})
export class ButtonToggleModeExample {
  protected readonly week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  protected readonly rhythm = signal('Every week');
  protected readonly days = signal<readonly string[]>(['Tuesday', 'Friday']);
  protected readonly paused = signal(false);

  protected readonly summary = computed(() => {
    if (this.paused()) return 'The sprinkler pauses';
    const days = this.week.filter((day) => this.days().includes(day));
    return `${this.rhythm()}: ${days.join(', ') || 'no day yet'}`;
  });
}
