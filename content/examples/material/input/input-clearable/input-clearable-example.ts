import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Clear button in an input
 * @summary Shows a button that empties the input while there's text in it.
 */
@Component({
  selector: 'input-clearable-example',
  imports: [FormsModule, MatButtonModule, MatFormFieldModule, MatIconModule, MatInputModule],
  templateUrl: './input-clearable-example.html',
  styleUrl: './input-clearable-example.css',
})
export class InputClearableExample {
  protected readonly query = signal('wood');

  protected readonly results = computed(() =>
    TECHNIQUES.filter((name) => name.toLowerCase().includes(this.query().trim().toLowerCase())),
  );
}

const TECHNIQUES: readonly string[] = [
  'Drypoint',
  'Etching',
  'Linocut',
  'Lithograph',
  'Wood engraving',
  'Woodcut',
];
