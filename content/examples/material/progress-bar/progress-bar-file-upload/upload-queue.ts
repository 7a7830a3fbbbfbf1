import { computed, DestroyRef, inject, Injectable, signal } from '@angular/core';
import { UploadService } from './upload-service';

// #docregion upload
export type UploadState = 'refused' | 'waiting' | 'uploading' | 'done' | 'failed' | 'canceled';

/** One file on its way to the server. */
export class Upload {
  readonly state = signal<UploadState>('waiting');
  readonly loaded = signal(0);
  readonly percent = computed(() => Math.floor((100 * this.loaded()) / this.file.size));
  /** Whether it can still be canceled. */
  readonly isPending = computed(() => this.state() === 'waiting' || this.state() === 'uploading');
  controller = new AbortController();

  /** @param problem why the file is not sent at all */
  constructor(
    readonly file: File,
    readonly problem?: string,
  ) {
    if (problem !== undefined) this.state.set('refused');
  }
}
// #enddocregion upload

const MEGABYTE = 1_000_000;
const MAX_SIZE = 5 * MEGABYTE;
/** How many files are sent at the same time. */
const PARALLEL = 2;

/** Sends files one after another, and keeps the state of each. */
@Injectable()
export class UploadQueue {
  private readonly server = inject(UploadService);
  private readonly list = signal<readonly Upload[]>([]);
  readonly uploads = this.list.asReadonly();

  constructor() {
    inject(DestroyRef).onDestroy(() =>
      this.uploads()
        .filter(({ isPending }) => isPending())
        .forEach((upload) => this.cancel(upload)),
    );
  }

  // #docregion queue
  add(files: Iterable<File>): void {
    const added = [...files].map((file) => new Upload(file, problemOf(file)));
    this.list.update((uploads) => [...uploads, ...added]);
    this.startNext();
  }

  private startNext(): void {
    const running = this.uploads().filter(({ state }) => state() === 'uploading').length;
    const waiting = this.uploads().filter(({ state }) => state() === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, PARALLEL - running))) {
      void this.start(upload);
    }
  }

  private async start(upload: Upload): Promise<void> {
    upload.state.set('uploading');
    upload.loaded.set(0);
    const { signal: abortSignal } = upload.controller;
    try {
      await this.server.upload(upload.file, {
        onProgress: (loaded) => upload.loaded.set(loaded),
        abortSignal,
      });
      upload.state.set('done');
    } catch {
      upload.state.set(abortSignal.aborted ? 'canceled' : 'failed');
    }
    this.startNext();
  }
  // #enddocregion queue

  // #docregion actions
  cancel(upload: Upload): void {
    // A file that is still waiting has no request that could be aborted.
    if (upload.state() === 'waiting') upload.state.set('canceled');
    upload.controller.abort();
  }

  retry(upload: Upload): void {
    upload.controller = new AbortController();
    upload.state.set('waiting');
    this.startNext();
  }

  remove(upload: Upload): void {
    this.list.update((uploads) => uploads.filter((other) => other !== upload));
  }
  // #enddocregion actions
}

// #docregion check
function problemOf(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'This file is not an image.';
  if (file.size > MAX_SIZE) return 'This file is larger than 5 MB.';
  return file.size === 0 ? 'This file is empty.' : undefined;
}
// #enddocregion check
