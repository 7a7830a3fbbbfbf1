import { Component, inject, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatPaginator, MatPaginatorIntl, PageEvent } from '@angular/material/paginator';
import { Language, PaginatorTexts } from './paginator-texts';

/**
 * @title Paginator with translated labels
 * @summary Switches the labels of a paginator between Spanish and Dutch.
 */
@Component({
  selector: 'paginator-intl-example',
  imports: [MatButtonToggle, MatButtonToggleGroup, MatPaginator],
  providers: [PaginatorTexts, { provide: MatPaginatorIntl, useExisting: PaginatorTexts }],
  templateUrl: './paginator-intl-example.html',
  styleUrl: './paginator-intl-example.css',
})
export class PaginatorIntlExample {
  private readonly texts = inject(PaginatorTexts);
  protected readonly language = signal<Language>('es');
  protected readonly page = signal<PageEvent>({ pageIndex: 1, pageSize: 20, length: 143 });

  constructor() {
    this.texts.use(this.language());
  }

  protected speak(language: Language): void {
    this.language.set(language);
    this.texts.use(language);
  }
}
