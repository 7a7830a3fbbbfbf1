import { LiveAnnouncer } from '@angular/cdk/a11y';
import { DOCUMENT } from '@angular/common';
import { Component, computed, effect, inject, linkedSignal, resource, signal } from '@angular/core';
import { debounce, form, FormField } from '@angular/forms/signals';
import { MatButton, MatIconButton } from '@angular/material/button';
import { MatDialogClose, MatDialogRef } from '@angular/material/dialog';
import { MatFormField, MatLabel, MatPrefix } from '@angular/material/form-field';
import { MatIcon } from '@angular/material/icon';
import { MatInput } from '@angular/material/input';
import { MatProgressBar } from '@angular/material/progress-bar';
import { Group, groupResults, splitMatches } from './groups';
import { Found, SearchService } from './search-service';

@Component({
  selector: 'search-dialog',
  imports: [
    FormField,
    MatButton,
    MatDialogClose,
    MatFormField,
    MatIcon,
    MatIconButton,
    MatInput,
    MatLabel,
    MatPrefix,
    MatProgressBar,
  ],
  templateUrl: './search-dialog.html',
  styleUrl: './search-dialog.css',
})
export class SearchDialog {
  private readonly server = inject(SearchService);
  private readonly announcer = inject(LiveAnnouncer);
  private readonly document = inject(DOCUMENT);
  private readonly dialog = inject<MatDialogRef<SearchDialog, Found>>(MatDialogRef);
  protected readonly splitMatches = splitMatches;

  // #docregion query
  private readonly typed = signal({ query: '' });
  protected readonly search = form(this.typed, (path) => {
    // Waits until the user has stopped typing.
    debounce(path.query, 250);
  });
  protected readonly query = computed(() => this.typed().query.trim());

  protected readonly results = resource({
    // Without a query there is nothing to load.
    params: () => this.query() || undefined,
    loader: ({ params, abortSignal }) => this.server.search(params, abortSignal),
  });
  // #enddocregion query

  // #docregion options
  /** The last results, also while the next ones load, or what was opened last. */
  private readonly found = linkedSignal<readonly Found[] | undefined, readonly Found[]>({
    source: () => (this.results.hasValue() ? this.results.value() : undefined),
    computation: (found, last) => found ?? last?.value ?? [],
  });
  protected readonly groups = computed<readonly Group[]>(() => {
    // After a failure, the last results belong to another query.
    if (this.results.error()) return [];
    if (this.query() !== '') return groupResults(this.found());
    const recent = this.server.recent().map((found, index) => ({ found, index }));
    return recent.length === 0 ? [] : [{ name: 'Recently opened', options: recent }];
  });
  protected readonly options = computed(() => this.groups().flatMap(({ options }) => options));
  /** The option that Enter opens: the first one, whenever the options change. */
  protected readonly active = linkedSignal({ source: this.options, computation: () => 0 });
  protected readonly isEmpty = computed(
    () => this.results.status() === 'resolved' && this.found().length === 0,
  );
  // #enddocregion options

  // #docregion announce
  constructor() {
    effect(() => {
      if (this.results.status() !== 'resolved') return;
      const count = this.found().length;
      const results = count === 1 ? '1 result' : `${count || 'No'} results`;
      void this.announcer.announce(`${results} for ${this.query()}`);
    });
  }
  // #enddocregion announce

  // #docregion keys
  protected onKey(event: KeyboardEvent): void {
    // While an input method is open, these keys choose characters.
    if (event.isComposing) return;
    const count = this.options().length;
    if (event.key === 'Enter') this.open(this.options().at(this.active())?.found);
    else if (event.key === 'ArrowDown') this.activate((this.active() + 1) % count);
    else if (event.key === 'ArrowUp') this.activate((this.active() - 1 + count) % count);
    else return;
    event.preventDefault();
  }

  private activate(index: number): void {
    if (this.options().length === 0) return;
    this.active.set(index);
    this.document.getElementById(`search-option-${index}`)?.scrollIntoView({ block: 'nearest' });
  }

  protected open(found: Found | undefined): void {
    // The results still belong to an earlier query.
    const isLate = this.search.query().controlValue().trim() !== this.query();
    if (!found || isLate || this.results.isLoading()) return;
    this.server.remember(found);
    this.dialog.close(found);
  }
  // #enddocregion keys
}
