import { Component } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';

/**
 * @title Appearance and check mark
 * @summary Compares the standard appearance, with and without its check mark, with the legacy one.
 */
@Component({
  selector: 'button-toggle-appearance-example',
  imports: [MatButtonToggle, MatButtonToggleGroup],
  templateUrl: './button-toggle-appearance-example.html',
  styleUrl: './button-toggle-appearance-example.css',
})
export class ButtonToggleAppearanceExample {}
