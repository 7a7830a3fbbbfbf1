import { Component, input, OnInit, output } from '@angular/core';

@Component({
  selector: 'star-chart',
  template: `<p>The brightest star is {{ star() }}.</p>`,
})
export class StarChart implements OnInit {
  readonly star = input.required<string>();
  /** Emits once, when the chart is created. */
  readonly made = output();

  ngOnInit(): void {
    this.made.emit();
  }
}
