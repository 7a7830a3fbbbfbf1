/** The rows before and after a row; the first and the last row lack one. */
export interface Neighbors<Row> {
  previous: Row | undefined;
  next: Row | undefined;
}
