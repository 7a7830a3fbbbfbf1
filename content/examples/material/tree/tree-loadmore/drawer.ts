export interface Sheet {
  name: string;
}

/** The last row of a drawer that contains more sheets than it shows. */
export class MoreRow {
  constructor(readonly drawer: Drawer) {}
}

export type Row = Drawer | MoreRow | Sheet;

/** A drawer of herbarium sheets that shows three more at a time. */
export class Drawer {
  private readonly sheets: Sheet[];
  private readonly more = new MoreRow(this);
  private shown = 3;

  constructor(
    readonly name: string,
    names: string[],
  ) {
    this.sheets = names.map((sheet) => ({ name: sheet }));
  }

  get rows(): Row[] {
    const rows = this.sheets.slice(0, this.shown);
    return this.shown < this.sheets.length ? [...rows, this.more] : rows;
  }

  showMore(): void {
    this.shown += 3;
  }
}
