import { Component, inject } from '@angular/core';
import { MatIconModule, MatIconRegistry } from '@angular/material/icon';
import { DomSanitizer } from '@angular/platform-browser';

/** Icons of a tide table. Never build such a string from user input. */
const SIGNS = {
  high: '<svg viewBox="0 0 24 24"><path d="M12 3 6 9h4v5h4V9h4zM3 17q2.300-2 4.500 0t4.500 0 4.500 0 4.500 0v3q-2.300 2-4.500 0t-4.500 0-4.500 0-4.500 0z"/></svg>',
  low: '<svg viewBox="0 0 24 24"><path d="M12 14 6 8h4V3h4v5h4zM3 17q2.300-2 4.500 0t4.500 0 4.500 0 4.500 0v3q-2.300 2-4.500 0t-4.500 0-4.500 0-4.500 0z"/></svg>',
};

/**
 * @title SVG icons registered in code
 * @summary Registers two SVG icons in a namespace, and shows them in a tide table.
 */
@Component({
  selector: 'icon-svg-example',
  imports: [MatIconModule],
  templateUrl: './icon-svg-example.html',
  styleUrl: './icon-svg-example.css',
})
export class IconSvgExample {
  protected readonly tides = [
    { time: '04:12', sign: 'tide:high', text: 'High water, 4.6 m' },
    { time: '10:31', sign: 'tide:low', text: 'Low water, 0.9 m' },
    { time: '16:38', sign: 'tide:high', text: 'High water, 4.4 m' },
  ];

  constructor() {
    const registry = inject(MatIconRegistry);
    const sanitizer = inject(DomSanitizer);
    for (const [name, svg] of Object.entries(SIGNS)) {
      registry.addSvgIconLiteralInNamespace('tide', name, sanitizer.bypassSecurityTrustHtml(svg));
    }
  }
}
