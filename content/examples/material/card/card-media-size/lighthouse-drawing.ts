import { Component } from '@angular/core';

/** A decorative drawing in place of a photo. */
@Component({
  selector: 'lighthouse-drawing',
  template: `
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <rect class="sky" width="80" height="80" />
      <path class="beam" d="M40 24 0 8v28ZM40 24l40-16v28Z" />
      <path class="tower" d="m33 30-5 34h24l-5-34Zm2-12h10v8H35Zm-2 8h14v4H33Z" />
      <path class="sea" d="M0 62q10-6 20 0t20 0 20 0 20 0v18H0Z" />
    </svg>
  `,
  styles: `
    :host,
    svg {
      display: block;
    }

    :host {
      overflow: hidden;
      border-radius: 8px;
    }

    .sky {
      fill: var(--mat-sys-secondary-container);
    }

    .beam {
      fill: var(--mat-sys-surface);
      opacity: 0.6;
    }

    .tower {
      fill: var(--mat-sys-on-secondary-container);
    }

    .sea {
      fill: var(--mat-sys-primary);
    }
  `,
})
export class LighthouseDrawing {}
