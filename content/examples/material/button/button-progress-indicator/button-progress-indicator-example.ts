import { Component, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatIconModule } from '@angular/material/icon';
import { MatProgressSpinnerModule } from '@angular/material/progress-spinner';

/**
 * @title Progress indicator in a button
 * @summary Shows a spinner in a button while its action runs.
 */
@Component({
  selector: 'button-progress-indicator-example',
  imports: [MatButtonModule, MatIconModule, MatProgressSpinnerModule],
  templateUrl: './button-progress-indicator-example.html',
  styleUrl: './button-progress-indicator-example.css',
})
export class ButtonProgressIndicatorExample {
  protected readonly exporting = signal(false);
  protected readonly exported = signal(0);

  protected async exportReport() {
    if (this.exporting()) {
      return;
    }
    this.exporting.set(true);
    await this.renderPdf();
    this.exported.update((count) => count + 1);
    this.exporting.set(false);
  }

  /** Simulates a request to the server. */
  private renderPdf() {
    return new Promise<void>((resolve) => setTimeout(resolve, 1500));
  }
}
