import { BehaviorSubject } from 'rxjs';

export interface Sheet {
  name: string;
}

/** The last row of a drawer that holds more than it shows. */
export class MoreRow {
  constructor(readonly drawer: Drawer) {}
}

/** A drawer of herbarium sheets that hands out three of them at a time. */
export class Drawer {
  private readonly sheets: Sheet[];
  private readonly more = new MoreRow(this);
  private shown = 0;
  readonly rows = new BehaviorSubject<Row[]>([]);

  constructor(
    readonly name: string,
    names: string[],
  ) {
    this.sheets = names.map((sheet) => ({ name: sheet }));
    this.showMore();
  }

  showMore(): void {
    this.shown = Math.min(this.shown + 3, this.sheets.length);
    const rows = this.sheets.slice(0, this.shown);
    this.rows.next(this.shown < this.sheets.length ? [...rows, this.more] : rows);
  }
}

export type Row = Drawer | MoreRow | Sheet;
