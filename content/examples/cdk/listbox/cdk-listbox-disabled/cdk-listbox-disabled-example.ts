import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/**
 * @title Disabled listbox and options
 * @summary One option is always disabled, and a checkbox disables the whole list.
 */
@Component({
  selector: 'cdk-listbox-disabled-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-disabled-example.html',
  styleUrl: './cdk-listbox-disabled-example.css',
})
export class CdkListboxDisabledExample {
  protected readonly lanes = [
    { name: 'Lane 1', free: true },
    { name: 'Lane 2, swimming lesson', free: false },
    { name: 'Lane 3', free: true },
  ];
  protected readonly lane = signal<readonly string[]>(['Lane 1']);
  protected readonly closed = signal(false);
}
