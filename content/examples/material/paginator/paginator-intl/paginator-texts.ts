import { Injectable } from '@angular/core';
import { MatPaginatorIntl } from '@angular/material/paginator';

export type Language = 'es' | 'nl';

const TEXTS: Readonly<Record<Language, Labels>> = {
  es: {
    itemsPerPageLabel: 'Por página:',
    firstPageLabel: 'Primera página',
    previousPageLabel: 'Página anterior',
    nextPageLabel: 'Página siguiente',
    lastPageLabel: 'Última página',
    of: 'de',
  },
  nl: {
    itemsPerPageLabel: 'Per pagina:',
    firstPageLabel: 'Eerste pagina',
    previousPageLabel: 'Vorige pagina',
    nextPageLabel: 'Volgende pagina',
    lastPageLabel: 'Laatste pagina',
    of: 'van',
  },
};

interface Labels {
  itemsPerPageLabel: string;
  firstPageLabel: string;
  previousPageLabel: string;
  nextPageLabel: string;
  lastPageLabel: string;
  of: string;
}

/** Labels of all paginators, in the current language. */
@Injectable()
export class PaginatorTexts extends MatPaginatorIntl {
  use(language: Language): void {
    const { of, ...labels } = TEXTS[language];
    Object.assign(this, labels);
    this.getRangeLabel = (page, size, length) => {
      const first = Math.min(page * size + 1, length);
      return `${first}–${Math.min((page + 1) * size, length)} ${of} ${length}`;
    };
    // Tells the paginators on the page to update their labels.
    this.changes.next();
  }
}
