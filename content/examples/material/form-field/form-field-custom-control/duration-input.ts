import {
  Component,
  computed,
  ElementRef,
  inject,
  input,
  model,
  output,
  signal,
} from '@angular/core';
import { toObservable } from '@angular/core/rxjs-interop';
import { NgControl } from '@angular/forms';
import { FormValueControl } from '@angular/forms/signals';
import { MAT_FORM_FIELD, MatFormFieldControl } from '@angular/material/form-field';
import { map } from 'rxjs';

/** Two inputs that edit one value: a number of minutes, or null while both are empty. */
@Component({
  selector: 'duration-input',
  templateUrl: './duration-input.html',
  styleUrl: './duration-input.css',
  providers: [{ provide: MatFormFieldControl, useExisting: DurationInput }],
  host: {
    role: 'group',
    '[id]': 'id',
    '[attr.aria-labelledby]': 'labelId()',
    '[attr.aria-describedby]': 'describedBy() || null',
    '(focusin)': 'focused.set(true)',
    '(focusout)': 'leave($event)',
  },
})
export class DurationInput
  implements FormValueControl<number | null>, MatFormFieldControl<number | null>
{
  private static count = 0;
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly formField = inject(MAT_FORM_FIELD, { optional: true });

  // The contract with the form.
  readonly value = model<number | null>(null);
  readonly disabled = input(false);
  readonly required = input(false);
  readonly invalid = input(false);
  readonly touched = input(false);
  readonly touch = output<void>();

  // The contract with the form field.
  readonly id = `duration-input-${DurationInput.count++}`;
  readonly ngControl = inject(NgControl, { optional: true, self: true });
  readonly disableAutomaticLabeling = true;
  readonly focused = signal(false);
  readonly empty = computed(() => this.value() === null);
  readonly shouldLabelFloat = computed(() => this.focused() || !this.empty());
  readonly errorState = computed(() => this.invalid() && this.touched());
  readonly stateChanges = toObservable(this.focused).pipe(map(() => undefined));

  protected readonly describedBy = signal('');
  protected readonly labelId = computed(() => this.formField?.getLabelId());
  protected readonly hours = computed(() => Math.floor((this.value() ?? 0) / 60));
  protected readonly minutes = computed(() => (this.value() ?? 0) % 60);

  setDescribedByIds(ids: string[]) {
    this.describedBy.set(ids.join(' '));
  }

  onContainerClick(event: MouseEvent) {
    if (!this.element.contains(event.target as Node)) {
      this.focus();
    }
  }

  focus() {
    this.element.querySelector('input')?.focus();
  }

  protected read(hours: string, minutes: string) {
    this.value.set(hours || minutes ? Number(hours) * 60 + Number(minutes) : null);
  }

  protected leave(event: FocusEvent) {
    if (!this.element.contains(event.relatedTarget as Node | null)) {
      this.focused.set(false);
      this.touch.emit();
    }
  }
}
