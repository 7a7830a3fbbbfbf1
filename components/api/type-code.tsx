import type { ApiScope } from '@/lib/api/scope';
import { typeHtml } from '@/lib/api/type-html';
import type { TypeTokens } from '@/lib/api/type-model';

interface TypeCodeProps {
  type: TypeTokens;
  scope: ApiScope;
}

/** A type with its names as links. */
export function TypeCode({ type, scope }: TypeCodeProps) {
  return <code translate="no" dangerouslySetInnerHTML={{ __html: typeHtml(type, scope) }} />;
}
