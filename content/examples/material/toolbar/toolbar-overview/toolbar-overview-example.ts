import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatToolbar } from '@angular/material/toolbar';

/**
 * @title Toolbar with icon buttons
 * @summary Shows a menu button, a title, and actions at the end.
 */
@Component({
  selector: 'toolbar-overview-example',
  imports: [MatIcon, MatIconButton, MatToolbar],
  templateUrl: './toolbar-overview-example.html',
  styleUrl: './toolbar-overview-example.css',
})
export class ToolbarOverviewExample {}
