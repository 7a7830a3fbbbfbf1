import type ts from 'typescript';
import type { TypeToken, TypeTokens } from '@/lib/api/type-model';

/** Collects the tokens of one type; white space and comments between them become one space. */
export class TokenSink {
  readonly #tokens: TypeToken[] = [];
  #end: number;

  /** @param text the source file; @param start where the printed node begins */
  constructor(
    private readonly source: string,
    start: number,
  ) {
    this.#end = start;
  }

  /** Appends plain text that stands for a node. */
  text(node: ts.Node, text: string): void {
    this.#append(node, [{ text }]);
  }

  /** Appends ready tokens that stand for a node. */
  tokens(node: ts.Node, tokens: TypeTokens, parenthesise: boolean): void {
    this.#append(node, parenthesise ? [{ text: '(' }, ...tokens, { text: ')' }] : tokens);
  }

  /** The tokens, neighboring plain texts joined. */
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
    // A union written one member per line opens with a bar.
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
