/** Gives the members of one symbol ids that are unique on its page. */
export class Anchors {
  readonly #taken = new Set<string>();

  constructor(private readonly symbolName: string) {}

  /** The id of a member; a second member of the same name gets a number. */
  take(name: string, isStatic = false): string {
    const wanted = `${this.symbolName}-${isStatic ? 'static-' : ''}${name.replace(/[^\w$-]+/g, '-')}`;
    let anchor = wanted;
    for (let i = 2; this.#taken.has(anchor); i++) anchor = `${wanted}-${i}`;
    this.#taken.add(anchor);
    return anchor;
  }
}
