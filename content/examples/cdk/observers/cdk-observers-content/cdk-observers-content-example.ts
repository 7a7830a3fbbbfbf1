import { CdkObserveContent } from '@angular/cdk/observers';
import { Component, signal } from '@angular/core';

/** Counts the words of its projected content. */
@Component({
  selector: 'word-count',
  imports: [CdkObserveContent],
  template: `
    <p #text (cdkObserveContent)="count(text)" [cdkObserveContentDisabled]="paused()">
      <ng-content />
    </p>
    <p role="status">{{ words() }}</p>
    <button type="button" [attr.aria-pressed]="paused()" (click)="paused.set(!paused())">
      Pause
    </button>
  `,
  styleUrl: './cdk-observers-content-example.css',
})
export class WordCount {
  protected readonly paused = signal(false);
  protected readonly words = signal('Not changed yet');

  protected count(text: HTMLElement): void {
    const words = text.textContent.trim().split(/\s+/);
    this.words.set(`Words after the last change: ${words.length}`);
  }
}

/**
 * @title Content changes in a template
 * @summary A component counts the words of its projected content after each change.
 */
@Component({
  selector: 'cdk-observers-content-example',
  imports: [WordCount],
  templateUrl: './cdk-observers-content-example.html',
  styleUrl: './cdk-observers-content-example.css',
})
export class CdkObserversContentExample {
  protected readonly line = signal('All quiet on deck');

  protected add(): void {
    this.line.update((line) => `${line} and below`);
  }
}
