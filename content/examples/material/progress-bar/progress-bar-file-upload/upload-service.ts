import { Injectable, signal } from '@angular/core';

// #docregion contract
export interface UploadOptions {
  /** Called with the number of bytes that the server has received. */
  onProgress: (loaded: number) => void;
  /** Stops the upload when it is aborted. */
  abortSignal: AbortSignal;
}
// #enddocregion contract

const STEPS = 24;

/** Stands in for a server that receives files. Nothing leaves the page. */
@Injectable()
export class UploadService {
  /** While this is true, every upload fails after a third, so that you can see the error. */
  readonly fails = signal(false);
  /** Milliseconds for a 24th of a file. */
  pause = 150;

  async upload(file: File, { onProgress, abortSignal }: UploadOptions): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      await this.wait(abortSignal);
      if (this.fails() && step > STEPS / 3) throw new Error('The server returned 503');
      onProgress((file.size * step) / STEPS);
    }
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(new DOMException('The upload was canceled', 'AbortError'));
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, this.pause);
      signal.addEventListener('abort', stop);
    });
  }
}
