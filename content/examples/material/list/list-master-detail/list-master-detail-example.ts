import { LiveAnnouncer } from '@angular/cdk/a11y';
import {
  afterNextRender,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  resource,
  signal,
  untracked,
  viewChild,
  viewChildren,
} from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatListModule, MatListOption } from '@angular/material/list';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { RequestService, RequestSummary } from './request-service';

/**
 * @title Master and detail
 * @summary Shows a list beside the details of one entry, or one after the other where space is short.
 */
@Component({
  selector: 'list-master-detail-example',
  imports: [
    FormField,
    MatButton,
    MatFormField,
    MatInput,
    MatLabel,
    MatListModule,
    MatProgressBar,
    MatSlideToggle,
  ],
  providers: [RequestService],
  templateUrl: './list-master-detail-example.html',
  styleUrl: './list-master-detail-example.css',
})
export class ListMasterDetailExample {
  protected readonly server = inject(RequestService);
  private readonly announcer = inject(LiveAnnouncer);
  private readonly injector = inject(Injector);
  private readonly listPane = viewChild.required<ElementRef<HTMLElement>>('listPane');
  private readonly heading = viewChild<ElementRef<HTMLElement>>('heading');
  private readonly options = viewChildren(MatListOption);

  // #docregion list
  protected readonly loaded = resource({
    loader: ({ abortSignal }) => this.server.load(abortSignal),
  });
  private readonly requests = linkedSignal<readonly RequestSummary[]>(() =>
    this.loaded.hasValue() ? this.loaded.value() : [],
  );
  protected readonly filter = form(signal(''));
  protected readonly found = computed(() => {
    const word = this.filter().value().trim().toLowerCase();
    return this.requests().filter(({ subject, customer }) =>
      `${subject} ${customer}`.toLowerCase().includes(word),
    );
  });
  // #enddocregion list

  // #docregion detail
  protected readonly selectedId = signal<number | undefined>(undefined);
  /** Known from the list, so the detail has a heading before anything else has loaded. */
  protected readonly selected = computed(() =>
    this.requests().find(({ id }) => id === this.selectedId()),
  );
  protected readonly detail = resource({
    params: () => this.selectedId(),
    loader: ({ params, abortSignal }) => this.server.loadDetail(params, abortSignal),
  });
  // #enddocregion detail
  protected readonly isFinishing = signal(false);
  protected readonly failure = signal('');

  constructor() {
    // #docregion announce
    effect(() => {
      if (!this.detail.hasValue()) return;
      const { subject } = untracked(this.selected) ?? {};
      void this.announcer.announce(`Details of “${subject}” are shown.`);
    });
    // #enddocregion announce
  }

  // #docregion open
  protected open(id: number): void {
    this.failure.set('');
    this.selectedId.set(id);
    this.afterRender(() => {
      // Only where the detail takes the place of the list.
      if (isHidden(this.listPane().nativeElement)) this.heading()?.nativeElement.focus();
    });
  }

  protected close(): void {
    const id = this.selectedId();
    this.selectedId.set(undefined);
    this.afterRender(() =>
      this.options()
        .find(({ value }) => value === id)
        ?.focus(),
    );
  }
  // #enddocregion open

  // #docregion finish
  protected async finish({ id, subject }: RequestSummary): Promise<void> {
    this.failure.set('');
    this.isFinishing.set(true);
    try {
      await this.server.finish(id);
      this.requests.update((requests) =>
        requests.map((other) => (other.id === id ? { ...other, isDone: true } : other)),
      );
      void this.announcer.announce(`“${subject}” is done.`);
    } catch {
      this.failure.set('The request could not be marked as done.');
    } finally {
      this.isFinishing.set(false);
    }
  }
  // #enddocregion finish

  private afterRender(run: () => void): void {
    afterNextRender(run, { injector: this.injector });
  }
}

// #docregion hidden
function isHidden(element: HTMLElement): boolean {
  return getComputedStyle(element).display === 'none';
}
// #enddocregion hidden
