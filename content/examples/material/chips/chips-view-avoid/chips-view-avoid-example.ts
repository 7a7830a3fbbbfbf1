import { Component } from '@angular/core';
import { MatChipsModule } from '@angular/material/chips';

/** @title Avoid: chips for one of two views */
@Component({
  selector: 'chips-view-avoid-example',
  imports: [MatChipsModule],
  templateUrl: './chips-view-avoid-example.html',
})
export class ChipsViewAvoidExample {}
