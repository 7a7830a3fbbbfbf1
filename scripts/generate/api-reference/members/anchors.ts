/** Creates unique ids on a page for the members of one symbol. */
export class Anchors {
  readonly #taken = new Set<string>();

  /** @param inputs the binding names of the inputs. An output may have the same name */
  constructor(
    private readonly symbolName: string,
    private readonly inputs: ReadonlySet<string> = new Set(),
  ) {}

  /** Creates the id of a member. Further members with the same name get a number. */
  create(name: string, isStatic = false): string {
    const slug = name.replace(/[^\w$-]+/g, '-');
    const preferred = `${this.symbolName}-${isStatic ? 'static-' : ''}${slug}`;
    let anchor = preferred;
    for (let i = 2; this.#taken.has(anchor); i++) anchor = `${preferred}-${i}`;
    this.#taken.add(anchor);
    return anchor;
  }

  /** Creates the id of an output, with the suffix `-output` if an input has the same name. */
  createForOutput(name: string): string {
    return this.create(this.inputs.has(name) ? `${name}-output` : name);
  }
}
