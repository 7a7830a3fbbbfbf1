/** Gives the members of one symbol ids that are unique on its page. */
export class Anchors {
  readonly #taken = new Set<string>();

  /** @param inputs names of inputs in templates, which an output may share */
  constructor(
    private readonly symbolName: string,
    private readonly inputs: ReadonlySet<string> = new Set(),
  ) {}

  /** The id of a member; a second member of the same name gets a number. */
  take(name: string, isStatic = false): string {
    const slug = name.replace(/[^\w$-]+/g, '-');
    const wanted = `${this.symbolName}-${isStatic ? 'static-' : ''}${slug}`;
    let anchor = wanted;
    for (let i = 2; this.#taken.has(anchor); i++) anchor = `${wanted}-${i}`;
    this.#taken.add(anchor);
    return anchor;
  }

  /** The id of an output; one that shares its name with an input says what it is. */
  takeOutput(name: string): string {
    return this.take(this.inputs.has(name) ? `${name}-output` : name);
  }
}
