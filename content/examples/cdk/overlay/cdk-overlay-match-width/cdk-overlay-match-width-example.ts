import { CdkListbox, CdkOption, ListboxValueChangeEvent } from '@angular/cdk/listbox';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import {
  afterNextRender,
  Component,
  ElementRef,
  inject,
  Injector,
  signal,
  viewChild,
} from '@angular/core';

/**
 * @title Dropdown as wide as its trigger
 * @summary Opens a list of options that has the width of its button.
 */
@Component({
  selector: 'cdk-overlay-match-width-example',
  imports: [CdkConnectedOverlay, CdkListbox, CdkOption, CdkOverlayOrigin],
  templateUrl: './cdk-overlay-match-width-example.html',
  styleUrl: './cdk-overlay-match-width-example.css',
})
export class CdkOverlayMatchWidthExample {
  private readonly injector = inject(Injector);
  private readonly button = viewChild.required<ElementRef<HTMLElement>>('button');
  private readonly listbox = viewChild(CdkListbox);
  protected readonly winds = ['Bora', 'Föhn', 'Mistral', 'Sirocco'];
  protected readonly wind = signal('Mistral');
  protected readonly open = signal(false);

  /** Focuses the list as soon as its panel is rendered. */
  protected show(): void {
    this.open.set(true);
    afterNextRender(() => this.listbox()?.focus(), { injector: this.injector });
  }

  protected choose({ value }: ListboxValueChangeEvent<string>): void {
    this.wind.set(value[0] ?? this.wind());
    this.close();
  }

  protected close(): void {
    this.open.set(false);
    this.button().nativeElement.focus();
  }
}
