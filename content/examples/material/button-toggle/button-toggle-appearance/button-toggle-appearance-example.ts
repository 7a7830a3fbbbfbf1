import { Component } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';

/** @title Standard and legacy appearance */
@Component({
  selector: 'button-toggle-appearance-example',
  imports: [MatButtonToggle, MatButtonToggleGroup],
  templateUrl: './button-toggle-appearance-example.html',
  styleUrl: './button-toggle-appearance-example.css',
})
export class ButtonToggleAppearanceExample {}
