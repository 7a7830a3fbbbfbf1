import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';

/**
 * @title Avoid: every button filled
 * @summary Three filled buttons compete, so the main action doesn't stand out.
 */
@Component({
  selector: 'button-emphasis-avoid-example',
  imports: [MatButton],
  templateUrl: './button-emphasis-avoid-example.html',
  styleUrl: './button-emphasis-avoid-example.css',
})
export class ButtonEmphasisAvoidExample {}
