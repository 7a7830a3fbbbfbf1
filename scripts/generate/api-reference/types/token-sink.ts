import type ts from 'typescript';
import type { TypeToken, TypeTokens } from '@/lib/api/type-model';

/** Collects the tokens of a type. Whitespace and comments between tokens become a single space. */
export class TokenSink {
  readonly #tokens: TypeToken[] = [];
  #end: number;

  /**
   * @param source the text of the source file
   * @param start the position of the printed node
   */
  constructor(
    private readonly source: string,
    start: number,
  ) {
    this.#end = start;
  }

  /** Appends plain text for a node. */
  text(node: ts.Node, text: string): void {
    this.#append(node, [{ text }]);
  }

  /** Appends tokens for a node, optionally in parentheses. */
  tokens(node: ts.Node, tokens: TypeTokens, parenthesize: boolean): void {
    this.#append(node, parenthesize ? [{ text: '(' }, ...tokens, { text: ')' }] : tokens);
  }

  /** Returns the tokens. Adjacent plain texts are joined. */
  finish(): TypeTokens {
    const joined: TypeToken[] = [];
    for (const token of this.#tokens) {
      const last = joined.at(-1);
      const plain = !token.ref && !token.from;
      if (last && plain && !last.ref && !last.from) last.text += token.text;
      else joined.push({ ...token });
    }
    const [first] = joined;
    if (!first) return joined;
    // A union with one member per line begins with `|`.
    first.text = first.text.replace(/^\|\s*/, '');
    return first.text === '' ? joined.slice(1) : joined;
  }

  #append(node: ts.Node, tokens: readonly TypeToken[]): void {
    const gap = this.source.slice(this.#end, node.getStart());
    if (/\s/.test(gap) && this.#tokens.length > 0) this.#tokens.push({ text: ' ' });
    for (const token of tokens) if (token.text) this.#tokens.push(token);
    this.#end = node.end;
  }
}
