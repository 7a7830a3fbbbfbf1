import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Free text with suggestions
 * @summary Suggests four glazes and accepts any other text as well.
 */
@Component({
  selector: 'autocomplete-simple-example',
  imports: [MatAutocompleteModule, MatFormFieldModule, MatInputModule, ReactiveFormsModule],
  templateUrl: './autocomplete-simple-example.html',
  styleUrl: './autocomplete-simple-example.css',
})
export class AutocompleteSimpleExample {
  protected readonly glaze = new FormControl('', { nonNullable: true });
  protected readonly glazes = ['Celadon', 'Cobalt blue', 'Iron red', 'Tin white'];
}
