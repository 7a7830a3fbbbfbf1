import { Component, signal } from '@angular/core';
import { form, FormField, min } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatTooltip } from '@angular/material/tooltip';

interface Delays {
  show: number | null;
  hide: number | null;
}

/**
 * @title Show and hide delay
 * @summary Sets how long the tooltip waits before it shows and before it hides.
 */
@Component({
  selector: 'tooltip-delay-example',
  imports: [
    FormField,
    MatButton,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTooltip,
  ],
  templateUrl: './tooltip-delay-example.html',
  styleUrl: './tooltip-delay-example.css',
})
export class TooltipDelayExample {
  protected readonly delays = form(signal<Delays>({ show: 800, hide: 400 }), (path) => {
    min(path.show, 0, { message: 'The delay cannot be negative' });
    min(path.hide, 0, { message: 'The delay cannot be negative' });
  });
}
