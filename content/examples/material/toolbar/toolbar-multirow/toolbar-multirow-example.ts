import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatToolbar, MatToolbarRow } from '@angular/material/toolbar';

/**
 * @title Multiple rows
 * @summary Shows a title in the first row, and a path with actions in the second.
 */
@Component({
  selector: 'toolbar-multirow-example',
  imports: [MatIcon, MatIconButton, MatToolbar, MatToolbarRow],
  templateUrl: './toolbar-multirow-example.html',
  styleUrl: './toolbar-multirow-example.css',
})
export class ToolbarMultirowExample {}
