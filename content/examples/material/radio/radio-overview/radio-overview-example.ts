import { Component } from '@angular/core';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';

/**
 * @title Radio group
 * @summary Offers four ways of delivery, one of them disabled.
 */
@Component({
  selector: 'radio-overview-example',
  imports: [MatRadioButton, MatRadioGroup],
  templateUrl: './radio-overview-example.html',
  styleUrl: './radio-overview-example.css',
})
export class RadioOverviewExample {}
