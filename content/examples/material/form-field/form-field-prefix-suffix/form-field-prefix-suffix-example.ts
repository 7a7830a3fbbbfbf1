import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Prefix and suffix with icons, buttons and text
 * @summary Adds an icon, a button and text before and after the inputs.
 */
@Component({
  selector: 'form-field-prefix-suffix-example',
  imports: [FormsModule, MatButtonModule, MatFormFieldModule, MatIconModule, MatInputModule],
  templateUrl: './form-field-prefix-suffix-example.html',
  styleUrl: './form-field-prefix-suffix-example.css',
})
export class FormFieldPrefixSuffixExample {
  protected readonly mooring = signal('');
  protected readonly rent = signal(740);
  protected readonly year = computed(() => this.rent() * 12);

  protected useHomePort() {
    this.mooring.set('Pier 4, North harbor');
  }
}
