import { CdkCopyToClipboard } from '@angular/cdk/clipboard';
import { Component, signal } from '@angular/core';

/**
 * @title Copy button
 * @summary A button copies text and reports whether that worked.
 */
@Component({
  selector: 'cdk-clipboard-overview-example',
  imports: [CdkCopyToClipboard],
  templateUrl: './cdk-clipboard-overview-example.html',
  styleUrl: './cdk-clipboard-overview-example.css',
})
export class CdkClipboardOverviewExample {
  protected readonly coordinates = '46.3763 N, 13.8360 E';
  protected readonly status = signal('');

  protected report(copied: boolean): void {
    this.status.set(copied ? 'Copied.' : 'The browser did not allow it. Select the text instead.');
  }
}
