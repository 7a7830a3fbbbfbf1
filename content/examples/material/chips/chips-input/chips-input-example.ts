import { COMMA, ENTER } from '@angular/cdk/keycodes';
import { Component, signal } from '@angular/core';
import { MatChipEditedEvent, MatChipInputEvent, MatChipsModule } from '@angular/material/chips';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Input with editable chips
 * @summary Adds a chip after Enter or a comma, and edits it after a double click.
 */
@Component({
  selector: 'chips-input-example',
  imports: [MatChipsModule, MatFormFieldModule, MatIconModule],
  templateUrl: './chips-input-example.html',
  styleUrl: './chips-input-example.css',
})
export class ChipsInputExample {
  protected readonly separators = [ENTER, COMMA] as const;
  protected readonly ingredients = signal(['Red lentils', 'Coconut milk', 'Lime']);

  protected add({ value, chipInput }: MatChipInputEvent) {
    const name = value.trim();
    if (name && !this.ingredients().includes(name)) {
      this.ingredients.update((all) => [...all, name]);
    }
    chipInput.clear();
  }

  protected edit(ingredient: string, { value }: MatChipEditedEvent) {
    const name = value.trim();
    if (!name) {
      this.remove(ingredient);
      return;
    }
    this.ingredients.update((all) => all.map((each) => (each === ingredient ? name : each)));
  }

  protected remove(ingredient: string) {
    this.ingredients.update((all) => all.filter((each) => each !== ingredient));
  }
}
