import { ContentObserver } from '@angular/cdk/observers';
import { Component, Directive, ElementRef, inject, output, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';

/** Emits the number of entries of its element after each change. */
@Directive({ selector: '[entryCount]' })
export class EntryCount {
  private readonly list = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly entryCount = output<number>();

  constructor() {
    inject(ContentObserver)
      .observe(this.list)
      .pipe(takeUntilDestroyed())
      .subscribe(() => this.entryCount.emit(this.list.children.length));
  }
}

/**
 * @title Content observer in code
 * @summary A directive counts the entries of a list whenever the list changes.
 */
@Component({
  selector: 'cdk-observers-service-example',
  imports: [EntryCount],
  templateUrl: './cdk-observers-service-example.html',
  styleUrl: './cdk-observers-service-example.css',
})
export class CdkObserversServiceExample {
  private readonly all = ['Knot', 'Fathom', 'League', 'Cable'];
  protected readonly shown = signal<readonly string[]>(['Knot']);
  protected readonly count = signal(1);

  protected more(): void {
    this.shown.update((shown) => this.all.slice(0, shown.length + 1));
  }

  protected fewer(): void {
    this.shown.update((shown) => shown.slice(0, -1));
  }
}
