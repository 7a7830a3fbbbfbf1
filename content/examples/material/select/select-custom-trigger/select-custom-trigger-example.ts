import { Component, computed, signal } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect, MatSelectTrigger } from '@angular/material/select';

/**
 * @title Custom trigger
 * @summary Shows the first selected option and the number of the others in the closed select.
 */
@Component({
  selector: 'select-custom-trigger-example',
  imports: [MatFormField, MatLabel, MatOption, MatSelect, MatSelectTrigger],
  templateUrl: './select-custom-trigger-example.html',
  styleUrl: './select-custom-trigger-example.css',
})
export class SelectCustomTriggerExample {
  protected readonly instruments = ['Accordion', 'Bagpipe', 'Hurdy-gurdy', 'Nyckelharpa', 'Zither'];
  protected readonly played = signal<string[]>(['Bagpipe', 'Hurdy-gurdy', 'Zither']);
  protected readonly others = computed(() => this.played().length - 1);
}
