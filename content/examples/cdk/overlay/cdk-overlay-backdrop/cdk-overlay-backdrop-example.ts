import { CdkTrapFocus } from '@angular/cdk/a11y';
import { createGlobalPositionStrategy, createOverlayRef } from '@angular/cdk/overlay';
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
 * @title Backdrop
 * @summary Opens a panel with a backdrop that dims the page, or with one that only catches clicks.
 */
@Component({
  selector: 'cdk-overlay-backdrop-example',
  imports: [CdkTrapFocus],
  templateUrl: './cdk-overlay-backdrop-example.html',
  styleUrl: './cdk-overlay-backdrop-example.css',
})
export class CdkOverlayBackdropExample {
  private readonly injector = inject(Injector);
  private readonly viewContainer = inject(ViewContainerRef);
  private readonly panel = viewChild.required<TemplateRef<unknown>>('panel');
  protected readonly closedBy = signal('');
  protected close: (reason: string) => void = () => {};

  constructor() {
    // An overlay created in code isn't destroyed with its component.
    inject(DestroyRef).onDestroy(() => this.close(''));
  }

  protected open(backdropClass: string): void {
    const overlay = createOverlayRef(this.injector, {
      hasBackdrop: true,
      backdropClass,
      positionStrategy: createGlobalPositionStrategy(this.injector)
        .centerHorizontally()
        .centerVertically(),
    });
    this.close = (reason) => {
      overlay.dispose();
      this.closedBy.set(reason);
      this.close = () => {};
    };
    overlay.backdropClick().subscribe(() => this.close('a click on the backdrop'));
    overlay.keydownEvents().subscribe(({ key }) => {
      if (key === 'Escape') this.close('the Escape key');
    });
    overlay.attach(new TemplatePortal(this.panel(), this.viewContainer));
  }
}
