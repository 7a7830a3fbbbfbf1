import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';

/** @title Avoid: every button filled */
@Component({
  selector: 'button-emphasis-avoid-example',
  imports: [MatButton],
  templateUrl: './button-emphasis-avoid-example.html',
  styleUrl: './button-emphasis-avoid-example.css',
})
export class ButtonEmphasisAvoidExample {}
