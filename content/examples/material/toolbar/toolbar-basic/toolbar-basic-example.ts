import { Component } from '@angular/core';
import { MatToolbar } from '@angular/material/toolbar';

/**
 * @title Basic toolbar
 * @summary Shows a title in a toolbar.
 */
@Component({
  selector: 'toolbar-basic-example',
  imports: [MatToolbar],
  templateUrl: './toolbar-basic-example.html',
})
export class ToolbarBasicExample {}
