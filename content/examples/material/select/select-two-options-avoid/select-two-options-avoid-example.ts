import { Component } from '@angular/core';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatSelectModule } from '@angular/material/select';

/**
 * @title Avoid: a select for two options
 * @summary Hides two options behind a click, although radio buttons would show both.
 */
@Component({
  selector: 'select-two-options-avoid-example',
  imports: [MatFormFieldModule, MatSelectModule],
  templateUrl: './select-two-options-avoid-example.html',
})
export class SelectTwoOptionsAvoidExample {}
