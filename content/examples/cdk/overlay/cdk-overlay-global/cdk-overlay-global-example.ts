import { createGlobalPositionStrategy, createOverlayRef, OverlayRef } from '@angular/cdk/overlay';
import { TemplatePortal } from '@angular/cdk/portal';
import {
  Component,
  DestroyRef,
  inject,
  Injector,
  signal,
  TemplateRef,
  viewChild,
  ViewContainerRef,
} from '@angular/core';

/**
 * @title Notification in a corner
 * @summary Places a panel in a corner of the window with a global position strategy.
 */
@Component({
  selector: 'cdk-overlay-global-example',
  templateUrl: './cdk-overlay-global-example.html',
  styleUrl: './cdk-overlay-global-example.css',
})
export class CdkOverlayGlobalExample {
  private readonly injector = inject(Injector);
  private readonly viewContainer = inject(ViewContainerRef);
  private readonly notice = viewChild.required<TemplateRef<unknown>>('notice');
  private overlay?: OverlayRef;
  protected readonly open = signal(false);

  constructor() {
    inject(DestroyRef).onDestroy(() => this.overlay?.dispose());
  }

  /** Creates the overlay once, then attaches or detaches its content. */
  protected toggle(): void {
    this.overlay ??= createOverlayRef(this.injector, {
      positionStrategy: createGlobalPositionStrategy(this.injector).bottom('24px').end('24px'),
    });
    if (this.overlay.hasAttached()) this.overlay.detach();
    else this.overlay.attach(new TemplatePortal(this.notice(), this.viewContainer));
    this.open.set(this.overlay.hasAttached());
  }
}
