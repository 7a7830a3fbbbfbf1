import {
  CdkConnectedOverlay,
  CdkOverlayOrigin,
  createBlockScrollStrategy,
  createCloseScrollStrategy,
  createNoopScrollStrategy,
  createRepositionScrollStrategy,
  ScrollStrategy,
} from '@angular/cdk/overlay';
import { CdkScrollable } from '@angular/cdk/scrolling';
import { Component, computed, inject, Injector, signal } from '@angular/core';

const EFFECTS = {
  reposition: 'the panel follows its button',
  close: 'the panel closes',
  noop: 'the panel stays where it is',
  block: 'the page cannot be scrolled',
};
type Name = keyof typeof EFFECTS;

/**
 * @title Scroll strategies
 * @summary Shows what each scroll strategy does while the container of an open panel scrolls.
 */
@Component({
  selector: 'cdk-overlay-scroll-strategies-example',
  imports: [CdkConnectedOverlay, CdkOverlayOrigin, CdkScrollable],
  templateUrl: './cdk-overlay-scroll-strategies-example.html',
  styleUrl: './cdk-overlay-scroll-strategies-example.css',
})
export class CdkOverlayScrollStrategiesExample {
  private readonly injector = inject(Injector);
  protected readonly names: readonly Name[] = ['reposition', 'close', 'noop', 'block'];
  protected readonly effects = EFFECTS;
  protected readonly name = signal<Name>('reposition');
  protected readonly open = signal(false);

  /** A strategy can serve only one overlay, so each opening creates another. */
  protected readonly strategy = computed<ScrollStrategy>(() => {
    this.open();
    const makers: Readonly<Record<Name, () => ScrollStrategy>> = {
      reposition: () => createRepositionScrollStrategy(this.injector),
      close: () => createCloseScrollStrategy(this.injector),
      noop: createNoopScrollStrategy,
      block: () => createBlockScrollStrategy(this.injector),
    };
    return makers[this.name()]();
  });

  protected choose(name: Name): void {
    this.open.set(false);
    this.name.set(name);
  }
}
