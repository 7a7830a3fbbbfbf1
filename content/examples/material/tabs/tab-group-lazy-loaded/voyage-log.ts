import { Component, inject, Injectable, input } from '@angular/core';

/** Counts how often a log has been created. */
@Injectable()
export class Openings {
  private count = 0;

  next(): number {
    return ++this.count;
  }
}

@Component({
  selector: 'voyage-log',
  template: `<p>{{ leg() }}: log number {{ number }} made since the page was loaded.</p>`,
  styles: `
    p {
      margin: 16px;
    }
  `,
})
export class VoyageLog {
  readonly leg = input.required<string>();
  protected readonly number = inject(Openings).next();
}
