import ts from 'typescript';
import { type DocComment, readDocComment } from '../read/doc-comment';
import { ApiExtractionError, type OnFault, type Place, throwFault } from '../read/errors';
import { type PackageFolders, placeOfFile } from '../read/packages';
import { type PublicNames, withoutSuffix } from '../read/public-names';
import type { SourceDeclaration, SourceIndex } from '../read/sources';
import type { TypePrinter } from './type-printer';

/** The shared state of all steps of the extraction. */
export class ExtractionContext {
  constructor(
    readonly checker: ts.TypeChecker,
    readonly packages: PackageFolders,
    readonly sources: SourceIndex,
    readonly names: PublicNames,
    readonly printer: TypePrinter,
    readonly onFault: OnFault = throwFault,
  ) {}

  /** The location of a declaration, for error messages. */
  placeOf(node: ts.Node, symbol?: string): Place {
    const place = placeOfFile(this.packages, node.getSourceFile().fileName);
    return symbol === undefined ? place : { ...place, symbol };
  }

  /** Reports a fault of a declaration. Returns when the extraction can continue without the part that has the fault. */
  report(node: ts.Node, symbol: string, problem: string): void {
    this.onFault(new ApiExtractionError(this.placeOf(node, symbol), problem));
  }

  /** Throws an error about a declaration. */
  fail(node: ts.Node, symbol: string, problem: string): never {
    throw new ApiExtractionError(this.placeOf(node, symbol), problem);
  }

  /** The JSDoc comment of a declaration, with resolved links. */
  docOf(node: ts.Node): DocComment {
    return readDocComment(node, (target, text) => this.#link(target, text));
  }

  /** The original source of a declared class, function, variable or type. */
  sourceOf(node: SourceDeclaration['node']): SourceDeclaration | undefined {
    const symbol = node.name && this.checker.getSymbolAtLocation(node.name);
    const home = symbol && this.printer.homeOf(symbol);
    if (home?.source?.node.kind === node.kind) return home.source;
    const { packageName = '' } = this.placeOf(node);
    const found = this.sources.find(
      packageName,
      withoutSuffix(node.name?.getText() ?? ''),
      node.kind,
    );
    // Classes that no entry point exports may have the same name. A wrong source would be worse than none.
    return found.length === 1 ? found[0] : undefined;
  }

  /** The top-level declaration with this name in the sources. Undefined if there is none or more than one. */
  sourceNamed(name: string): ts.Node | undefined {
    const found = Object.keys(this.packages).flatMap((owner) => this.sources.find(owner, name));
    return found.length === 1 ? found[0]?.node : undefined;
  }

  #link(target: string, text: string): string {
    const [, name = target, member] = /^(\w+)(?:[.#](\w+)(?:\(\))?)?$/.exec(target) ?? [];
    const home = this.names.named(name)[0];
    if (!home) return `\`${text || target}\``;
    const known =
      member !== undefined && home.symbol.members?.has(ts.escapeLeadingUnderscores(member));
    const anchor = known ? `${home.name}-${member}` : home.name;
    return `[${text || `\`${target}\``}](api:${home.docId}#${anchor})`;
  }
}
