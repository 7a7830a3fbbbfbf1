import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';

/** @title One filled button among quieter ones */
@Component({
  selector: 'button-emphasis-example',
  imports: [MatButton],
  templateUrl: './button-emphasis-example.html',
  styleUrl: './button-emphasis-example.css',
})
export class ButtonEmphasisExample {}
