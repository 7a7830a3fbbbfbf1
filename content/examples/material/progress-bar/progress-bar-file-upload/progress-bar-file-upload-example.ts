import { DecimalPipe } from '@angular/common';
import {
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  signal,
  viewChild,
  viewChildren,
} from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { Upload, UploadQueue, UploadState } from './upload-queue';
import { UploadService } from './upload-service';

const SAMPLES = ['frame.jpg', 'fork.jpg', 'saddle.jpg'];

/**
 * @title File upload with progress and cancel
 * @summary Uploads chosen or dropped files, two at a time, and shows how far each one is.
 */
@Component({
  selector: 'progress-bar-file-upload-example',
  imports: [DecimalPipe, MatButton, MatProgressBar, MatSlideToggle],
  providers: [UploadQueue, UploadService],
  templateUrl: './progress-bar-file-upload-example.html',
  styleUrl: './progress-bar-file-upload-example.css',
})
export class ProgressBarFileUploadExample {
  protected readonly queue = inject(UploadQueue);
  protected readonly server = inject(UploadService);
  private readonly injector = inject(Injector);
  private readonly chooser = viewChild.required<unknown, ElementRef<HTMLElement>>('chooser', {
    read: ElementRef,
  });
  private readonly enders = viewChildren<unknown, ElementRef<HTMLElement>>('ender', {
    read: ElementRef,
  });
  protected readonly isOver = signal(false);

  protected readonly texts: Record<Exclude<UploadState, 'refused'>, string> = {
    waiting: 'Waiting',
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'Failed',
    canceled: 'Canceled',
  };
  // #docregion summary
  protected readonly summary = computed(() => {
    const states = this.queue.uploads().map(({ state }) => state());
    const count = (wanted: UploadState) => states.filter((state) => state === wanted).length;
    const sent = states.length - count('refused');
    const problems = (['failed', 'canceled', 'refused'] as const)
      .filter((state) => count(state) > 0)
      .map((state) => `, ${count(state)} ${state}`);
    return states.length === 0
      ? 'No photos yet.'
      : `${count('done')} of ${sent} uploaded${problems.join('')}.`;
  });
  // #enddocregion summary

  // #docregion files
  protected choose(input: HTMLInputElement): void {
    this.queue.add(input.files ?? []);
    // Otherwise the same file could not be chosen again.
    input.value = '';
  }

  protected drop(event: DragEvent): void {
    event.preventDefault();
    this.isOver.set(false);
    this.queue.add(event.dataTransfer?.files ?? []);
  }
  // #enddocregion files

  protected addSamples(): void {
    const bytes = new Uint8Array(2_400_000);
    this.queue.add(SAMPLES.map((name) => new File([bytes], name, { type: 'image/jpeg' })));
  }

  protected textOf(upload: Upload): string {
    const state = upload.state();
    return state === 'refused' ? (upload.problem ?? '') : this.texts[state];
  }

  // #docregion end
  protected end(upload: Upload, index: number): void {
    if (upload.isPending()) {
      this.queue.cancel(upload);
      return;
    }
    this.queue.remove(upload);
    afterNextRender(
      () => {
        const next = this.enders().at(index) ?? this.enders().at(-1) ?? this.chooser();
        next.nativeElement.focus();
      },
      { injector: this.injector },
    );
  }
  // #enddocregion end
}
