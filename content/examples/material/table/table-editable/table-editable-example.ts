import { LiveAnnouncer } from '@angular/cdk/a11y';
import { CurrencyPipe } from '@angular/common';
import {
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import {
  form,
  FormField,
  FormRoot,
  min,
  required,
  submit,
  TreeValidationResult,
} from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatSnackBar } from '@angular/material/snack-bar';
import { MatTableModule } from '@angular/material/table';
import { Part, PartRefused, PartService } from './part-service';

// #docregion draft
/** A part while it is edited: an empty number field has the value `null`. */
interface Draft {
  name: string;
  stock: number | null;
  price: number | null;
}

const NEW: Part = { id: 0, name: '', stock: 0, price: 0 };
// #enddocregion draft

/**
 * @title Editable table
 * @summary Edits one row at a time, checks it, and saves it on a server.
 */
@Component({
  selector: 'table-editable-example',
  imports: [
    CurrencyPipe,
    FormField,
    FormRoot,
    MatButton,
    MatError,
    MatFormField,
    MatInput,
    MatProgressBar,
    MatSlideToggle,
    MatTableModule,
  ],
  providers: [PartService],
  templateUrl: './table-editable-example.html',
  styleUrl: './table-editable-example.css',
})
export class TableEditableExample {
  protected readonly server = inject(PartService);
  private readonly announcer = inject(LiveAnnouncer);
  private readonly snackBar = inject(MatSnackBar);
  private readonly injector = inject(Injector);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly columns = ['name', 'stock', 'price', 'actions'];
  protected readonly failure = signal('');
  protected readonly isRemoving = signal(false);

  // #docregion rows
  protected readonly loaded = resource({ loader: () => this.server.load() });
  private readonly parts = linkedSignal<readonly Part[]>(() =>
    this.loaded.hasValue() ? this.loaded.value() : [],
  );
  protected readonly edited = signal<Part | undefined>(undefined);
  /** The parts, and above them the one that is being added. */
  protected readonly rows = computed(() => {
    const edited = this.edited();
    return edited?.id === 0 ? [edited, ...this.parts()] : this.parts();
  });
  protected readonly byId = (_index: number, part: Part): number => part.id;
  // #enddocregion rows

  // #docregion form
  private readonly draft = linkedSignal<Draft>(() => {
    const { name, stock, price } = this.edited() ?? NEW;
    return { name, stock, price };
  });
  protected readonly row = form(
    this.draft,
    (path) => {
      required(path.name, { message: 'Enter a name.' });
      required(path.stock, { message: 'Enter a number.' });
      min(path.stock, 0, { message: 'At least 0.' });
      required(path.price, { message: 'Enter a price.' });
      min(path.price, 0.01, { message: 'More than 0.' });
    },
    {
      submission: {
        action: () => this.save(),
        onInvalid: (row) => row().errorSummary()[0]?.fieldTree().focusBoundControl(),
      },
    },
  );
  // #enddocregion form
  protected readonly isBusy = computed(
    () => this.loaded.isLoading() || this.row().submitting() || this.isRemoving(),
  );

  // #docregion edit
  protected async edit(part: Part): Promise<void> {
    // Saves what was edited before. If that is refused, the user stays there.
    if (this.row().dirty()) {
      await submit(this.row);
      if (this.edited()) return;
    }
    this.failure.set('');
    this.edited.set(part);
    this.row().reset();
    afterNextRender(() => this.row.name().focusBoundControl(), { injector: this.injector });
  }

  protected add(): Promise<void> {
    return this.edit(NEW);
  }

  protected cancel(): void {
    const part = this.edited();
    if (!part || this.row().submitting()) return;
    this.close(part);
  }
  // #enddocregion edit

  // #docregion save
  private async save(): Promise<TreeValidationResult> {
    const part = this.edited();
    const { stock, price, ...rest } = this.draft();
    if (!part || stock === null || price === null) return undefined;
    this.failure.set('');
    try {
      const stored = await this.server.save({ ...rest, id: part.id, stock, price });
      this.parts.update((parts) =>
        part.id === 0
          ? [stored, ...parts]
          : parts.map((other) => (other.id === stored.id ? stored : other)),
      );
      this.close(stored);
      void this.announcer.announce(`${stored.name} saved.`);
    } catch (error) {
      if (error instanceof PartRefused) {
        const fieldTree = this.row[error.field];
        fieldTree().focusBoundControl();
        return { kind: 'refused', message: error.message, fieldTree };
      }
      this.failure.set('The part could not be saved. Your changes are still here.');
    }
    return undefined;
  }
  // #enddocregion save

  // #docregion remove
  protected async remove(part: Part): Promise<void> {
    this.failure.set('');
    this.isRemoving.set(true);
    const index = this.parts().indexOf(part);
    try {
      await this.server.remove(part);
    } catch {
      this.failure.set(`${part.name} could not be deleted.`);
      return;
    } finally {
      this.isRemoving.set(false);
    }
    this.parts.update((parts) => parts.filter(({ id }) => id !== part.id));
    this.focusRow(this.parts()[index] ?? this.parts().at(-1));
    this.snackBar.open(`${part.name} deleted`, undefined, { duration: 6000 });
  }
  // #enddocregion remove

  // #docregion focus
  private close(part: Part): void {
    this.failure.set('');
    this.edited.set(undefined);
    this.row().reset();
    this.focusRow(part);
  }

  /** Moves the focus to the "Edit" button of a row, or to "Add a part" if the row doesn't exist. */
  private focusRow(part: Part | undefined): void {
    afterNextRender(
      () => {
        const { nativeElement } = this.host;
        const button =
          nativeElement.querySelector<HTMLElement>(`[data-edit="${part?.id ?? 0}"]`) ??
          nativeElement.querySelector<HTMLElement>('[data-add]');
        button?.focus();
      },
      { injector: this.injector },
    );
  }
  // #enddocregion focus
}
