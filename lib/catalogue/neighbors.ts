/** What stands before and after a row in its order; the first and the last row lack one. */
export interface Neighbors<Row> {
  previous: Row | undefined;
  next: Row | undefined;
}
