import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { Observable, retry } from 'rxjs';

export interface Loan {
  title: string;
  reader: string;
  /** An ISO 8601 date. */
  due: string;
}

export interface LoanPage {
  loans: Loan[];
  total: number;
}

export interface LoanQuery {
  active: string;
  direction: string;
  pageIndex: number;
  pageSize: number;
}

/** Loads the loans of a library, one page at a time. */
@Injectable({ providedIn: 'root' })
export class LoanService {
  private readonly http = inject(HttpClient);

  loans(query: LoanQuery): Observable<LoanPage> {
    const params = {
      sort: query.active,
      order: query.direction,
      offset: query.pageIndex * query.pageSize,
      limit: query.pageSize,
    };
    return this.http.get<LoanPage>('/api/loans', { params }).pipe(retry({ count: 2, delay: 500 }));
  }
}
