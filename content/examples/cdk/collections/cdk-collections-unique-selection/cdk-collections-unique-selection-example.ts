import { UniqueSelectionDispatcher } from '@angular/cdk/collections';
import { Component, DestroyRef, inject, input, signal } from '@angular/core';

let made = 0;

/** A panel that opens on its own: only one panel of each `group` is open at a time. */
@Component({
  selector: 'log-entry',
  templateUrl: './log-entry.html',
  styleUrl: './cdk-collections-unique-selection-example.css',
})
export class LogEntry {
  private readonly dispatcher = inject(UniqueSelectionDispatcher);
  readonly group = input.required<string>();
  readonly day = input.required<string>();
  protected readonly id = `log-entry-${made++}`;
  protected readonly open = signal(false);

  constructor() {
    const stop = this.dispatcher.listen((id, group) => {
      if (group === this.group() && id !== this.id) this.open.set(false);
    });
    inject(DestroyRef).onDestroy(stop);
  }

  protected toggle(): void {
    this.open.update((open) => !open);
    if (this.open()) this.dispatcher.notify(this.id, this.group());
  }
}

/**
 * @title Only one open at a time
 * @summary Opening an entry closes the other entry of its group, wherever it is on the page.
 */
@Component({
  selector: 'cdk-collections-unique-selection-example',
  imports: [LogEntry],
  templateUrl: './cdk-collections-unique-selection-example.html',
})
export class CdkCollectionsUniqueSelectionExample {}
