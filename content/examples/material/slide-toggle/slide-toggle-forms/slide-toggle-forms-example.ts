import { Component, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Slide toggles in a form
 * @summary Submits a form only while its required toggle is on.
 */
@Component({
  selector: 'slide-toggle-forms-example',
  imports: [MatButton, MatSlideToggle, ReactiveFormsModule],
  templateUrl: './slide-toggle-forms-example.html',
  styleUrl: './slide-toggle-forms-example.css',
})
export class SlideToggleFormsExample {
  protected readonly form = inject(NonNullableFormBuilder).group({
    newsletter: false,
    liability: [false, Validators.requiredTrue],
  });
  protected readonly joined = signal(false);

  protected join(): void {
    this.joined.set(this.form.valid);
  }
}
