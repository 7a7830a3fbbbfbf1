import { Dir, Direction, Directionality } from '@angular/cdk/bidi';
import { Component, computed, inject, signal } from '@angular/core';

/** Shows the direction that a component reads. */
@Component({ selector: 'direction-badge', template: '{{ text() }}' })
export class DirectionBadge {
  private readonly direction = inject(Directionality).valueSignal;
  protected readonly text = computed(() =>
    this.direction() === 'rtl' ? 'right to left' : 'left to right',
  );
}

/**
 * @title Direction of a part of the page
 * @summary Components inside an element with `dir` read its direction, which a button reverses.
 */
@Component({
  selector: 'cdk-bidi-dir-example',
  imports: [Dir, DirectionBadge],
  templateUrl: './cdk-bidi-dir-example.html',
  styleUrl: './cdk-bidi-dir-example.css',
})
export class CdkBidiDirExample {
  protected readonly direction = signal<Direction>('rtl');
  protected readonly changes = signal(0);

  protected turn(): void {
    this.direction.update((direction) => (direction === 'rtl' ? 'ltr' : 'rtl'));
  }

  protected count(): void {
    this.changes.update((changes) => changes + 1);
  }
}
