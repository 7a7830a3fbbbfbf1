import { Component } from '@angular/core';
import { MatToolbar } from '@angular/material/toolbar';

/** @title Toolbar with a title */
@Component({
  selector: 'toolbar-basic-example',
  imports: [MatToolbar],
  templateUrl: './toolbar-basic-example.html',
})
export class ToolbarBasicExample {}
