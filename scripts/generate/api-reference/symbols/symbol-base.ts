import type ts from 'typescript';
import type { Deprecation } from '@/lib/api/type-model';
import type { DocComment } from '../read/doc-comment';
import type { PublicName } from '../read/public-names';
import type { ExtractionContext } from '../types/context';
import { flagOf } from '../types/signatures';

export interface SymbolBase {
  name: string;
  description?: string;
  deprecated?: Deprecation;
  primary?: true;
  import: string;
  source?: string;
  see: string[];
  examples: string[];
}

/** Reads the fields that all kinds of symbols have. */
export function symbolBase(
  context: ExtractionContext,
  home: PublicName,
  node: ts.Node,
  doc: DocComment = context.docOf(node),
): SymbolBase {
  const { description, deprecated, see, examples } = doc;
  const primary = flagOf(doc.isPrimary);
  const source = home.source?.path;
  const isType = !home.symbol.valueDeclaration;
  return {
    name: home.name,
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    ...(primary && { primary }),
    import: `import ${isType ? 'type ' : ''}{ ${home.name} } from '${home.entryPoint.specifier}';`,
    ...(source && { source }),
    see,
    examples,
  };
}
