import { Component } from '@angular/core';
import { MatChipsModule } from '@angular/material/chips';

/**
 * @title Avoid: chips to switch between views
 * @summary Chips look like filters, and a second click deselects the view.
 */
@Component({
  selector: 'chips-view-avoid-example',
  imports: [MatChipsModule],
  templateUrl: './chips-view-avoid-example.html',
})
export class ChipsViewAvoidExample {}
