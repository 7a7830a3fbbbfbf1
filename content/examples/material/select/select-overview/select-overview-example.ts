import { Component, signal } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Single selection
 * @summary Lets users choose one option, and explains it in the hint.
 */
@Component({
  selector: 'select-overview-example',
  imports: [MatFormField, MatHint, MatLabel, MatOption, MatSelect],
  templateUrl: './select-overview-example.html',
})
export class SelectOverviewExample {
  protected readonly grinds = [
    { id: 'coarse', name: 'Coarse', brewer: 'French press, cold brew' },
    { id: 'medium', name: 'Medium', brewer: 'Filter machine, siphon' },
    { id: 'fine', name: 'Fine', brewer: 'Moka pot, AeroPress' },
    { id: 'espresso', name: 'Extra fine', brewer: 'Espresso' },
  ];
  protected readonly grind = signal(this.grinds[1]);
}
