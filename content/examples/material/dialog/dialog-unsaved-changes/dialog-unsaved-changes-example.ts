import { Component, inject, signal, viewChild } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTabLink, MatTabNav, MatTabNavPanel } from '@angular/material/tabs';
import { SettingsPage } from './settings-page';
import { SettingsService } from './settings-service';

type PageName = 'Settings' | 'Team';

/**
 * @title Settings with a guard for unsaved changes
 * @summary Asks what to do with unsaved changes before another page takes the place of a form.
 */
@Component({
  selector: 'dialog-unsaved-changes-example',
  imports: [MatSlideToggle, MatTabLink, MatTabNav, MatTabNavPanel, SettingsPage],
  providers: [SettingsService],
  templateUrl: './dialog-unsaved-changes-example.html',
  styleUrl: './dialog-unsaved-changes-example.css',
})
export class DialogUnsavedChangesExample {
  protected readonly server = inject(SettingsService);
  protected readonly pages: readonly PageName[] = ['Settings', 'Team'];
  protected readonly team = ['Ayla Brandt', 'Jonas Weir', 'Mei Castell'];
  protected readonly shown = signal<PageName>('Settings');
  private readonly settings = viewChild(SettingsPage);

  // #docregion open
  /** Does what the router does with `unsavedChangesGuard`: asks the page before it removes it. */
  protected async open(event: Event, page: PageName): Promise<void> {
    event.preventDefault();
    if (page === this.shown()) return;
    if ((await this.settings()?.mayLeave()) ?? true) this.shown.set(page);
  }
  // #enddocregion open
}
