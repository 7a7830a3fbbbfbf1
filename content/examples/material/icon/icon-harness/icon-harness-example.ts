import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatIcon, MatIconRegistry } from '@angular/material/icon';
import { DomSanitizer } from '@angular/platform-browser';

const PENNANT = '<svg viewBox="0 0 24 24"><path d="M5 2h2v20H5zM8 3l12 5-12 5z"/></svg>';

/**
 * @title Icon harness test
 * @summary Finds icons by type, name and namespace through a harness.
 */
@Component({
  selector: 'icon-harness-example',
  imports: [MatButton, MatIcon],
  templateUrl: './icon-harness-example.html',
})
export class IconHarnessExample {
  protected readonly locked = signal(true);

  constructor() {
    const pennant = inject(DomSanitizer).bypassSecurityTrustHtml(PENNANT);
    inject(MatIconRegistry).addSvgIconLiteralInNamespace('signals', 'pennant', pennant);
  }
}
