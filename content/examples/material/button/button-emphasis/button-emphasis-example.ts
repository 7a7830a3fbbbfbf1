import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';

/**
 * @title Emphasis on the main action
 * @summary One filled button marks the main action among quieter buttons.
 */
@Component({
  selector: 'button-emphasis-example',
  imports: [MatButton],
  templateUrl: './button-emphasis-example.html',
  styleUrl: './button-emphasis-example.css',
})
export class ButtonEmphasisExample {}
