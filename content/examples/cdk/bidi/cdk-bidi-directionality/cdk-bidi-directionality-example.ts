import { Directionality } from '@angular/cdk/bidi';
import { Component, computed, inject, signal } from '@angular/core';

const PAGES = 6;

/**
 * @title Arrow keys by text direction
 * @summary The arrow key that turns to the next page depends on the text direction.
 */
@Component({
  selector: 'cdk-bidi-directionality-example',
  templateUrl: './cdk-bidi-directionality-example.html',
  styleUrl: './cdk-bidi-directionality-example.css',
})
export class CdkBidiDirectionalityExample {
  private readonly direction = inject(Directionality).valueSignal;
  protected readonly page = signal(1);
  protected readonly pages = PAGES;
  protected readonly isMirrored = computed(() => this.direction() === 'rtl');

  /** Turns to the next page if the arrow points in the direction of the text. */
  protected turn(event: Event, isRight: boolean): void {
    event.preventDefault();
    this.go(isRight === this.isMirrored() ? -1 : 1);
  }

  protected go(step: number): void {
    this.page.update((page) => Math.min(PAGES, Math.max(1, page + step)));
  }
}
