import { Directionality } from '@angular/cdk/bidi';
import { Component, computed, inject, signal } from '@angular/core';

const PAGES = 6;

/** @title Arrow keys that follow the direction of the text */
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

  /** The key that points to where reading goes on turns to the next page. */
  protected turn(event: Event, isRight: boolean): void {
    event.preventDefault();
    this.go(isRight === this.isMirrored() ? -1 : 1);
  }

  protected go(step: number): void {
    this.page.update((page) => Math.min(PAGES, Math.max(1, page + step)));
  }
}
