import { Component, computed, inject, linkedSignal, resource, signal } from '@angular/core';
import {
  disabled,
  email,
  form,
  FormField,
  FormRoot,
  required,
  submit,
} from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { MatError, MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { firstValueFrom } from 'rxjs';
import { LeaveChoice, LeaveDialog } from './leave-dialog';
import { Settings, SettingsService } from './settings-service';
import { GuardedPage, warnBeforeUnload } from './unsaved-changes';

const EMPTY: Settings = { name: '', email: '', reply: '', isPublic: false, hasReminders: false };

/** The form of the settings. The router, or the example, asks `mayLeave()` before it removes this page. */
@Component({
  selector: 'settings-page',
  imports: [
    FormField,
    FormRoot,
    MatButton,
    MatError,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatProgressBar,
    MatSlideToggle,
  ],
  templateUrl: './settings-page.html',
  styleUrl: './settings-page.css',
})
export class SettingsPage implements GuardedPage {
  private readonly server = inject(SettingsService);
  private readonly dialog = inject(MatDialog);
  protected readonly failure = signal('');

  // #docregion draft
  protected readonly loaded = resource({ loader: () => this.server.load() });
  /** What the server has. */
  private readonly saved = linkedSignal(() =>
    this.loaded.hasValue() ? this.loaded.value() : EMPTY,
  );
  /** What the user sees. Starts again when the server has something new. */
  private readonly draft = linkedSignal(() => this.saved());
  protected readonly hasChanges = computed(() => !areEqual(this.draft(), this.saved()));
  // #enddocregion draft

  // #docregion form
  protected readonly settings = form(
    this.draft,
    (path) => {
      disabled(path, { when: () => this.loaded.isLoading() });
      required(path.name, { message: 'Enter the name of the workshop.' });
      required(path.email, { message: 'Enter an address for messages.' });
      email(path.email, { message: 'An address looks like name@example.org.' });
    },
    {
      submission: {
        action: () => this.save(),
        onInvalid: (settings) => settings().errorSummary()[0]?.fieldTree().focusBoundControl(),
      },
    },
  );
  // #enddocregion form

  protected readonly status = computed(() => {
    if (this.loaded.isLoading()) return 'Loading settings …';
    if (this.settings().submitting()) return 'Saving …';
    return this.hasChanges() ? 'You have unsaved changes.' : 'All changes are saved.';
  });

  constructor() {
    warnBeforeUnload(this.hasChanges);
  }

  // #docregion leave
  private question: Promise<boolean> | undefined;

  mayLeave(): boolean | Promise<boolean> {
    if (!this.hasChanges()) return true;
    // One dialog, however often the user presses a link or the browser's back button.
    this.question ??= this.ask().finally(() => (this.question = undefined));
    return this.question;
  }

  private async ask(): Promise<boolean> {
    const dialog = this.dialog.open<LeaveDialog, void, LeaveChoice>(LeaveDialog, {
      role: 'alertdialog',
      ariaDescribedBy: 'leave-dialog-text',
    });
    const choice = await firstValueFrom(dialog.afterClosed());
    if (choice === 'save') return (await submit(this.settings)) && !this.hasChanges();
    return choice === 'discard';
  }
  // #enddocregion leave

  // #docregion save
  private async save(): Promise<void> {
    this.failure.set('');
    const sent = this.draft();
    try {
      const stored = await this.server.save(sent);
      const current = this.draft();
      this.saved.set(stored);
      // Keeps what the user has typed since.
      if (current !== sent) this.draft.set(current);
    } catch {
      this.failure.set('The settings could not be saved. Your changes are still here.');
    }
  }

  protected discard(): void {
    this.failure.set('');
    this.settings().reset(this.saved());
  }
  // #enddocregion save
}

// #docregion compare
function areEqual(a: Settings, b: Settings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
// #enddocregion compare
