import { Component } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatToolbar } from '@angular/material/toolbar';

/** @title Toolbar with a title between icon buttons */
@Component({
  selector: 'toolbar-overview-example',
  imports: [MatIcon, MatIconButton, MatToolbar],
  templateUrl: './toolbar-overview-example.html',
  styleUrl: './toolbar-overview-example.css',
})
export class ToolbarOverviewExample {}
