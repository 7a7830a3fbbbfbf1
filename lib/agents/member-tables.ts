import type { ApiMethod } from '@/lib/api/member-model';
import type { MemberRow } from '@/lib/api/member-rows';
import type { MarksOf } from '@/lib/api/scope';
import { typeText } from '@/lib/api/type-html';
import type { Deprecation, Signature } from '@/lib/api/type-model';
import { descriptionText } from './description-text';
import { signatureText } from './signature-text';
import { blocks, code, table } from './text';

const none = '–';

/**
 * Returns a table of members below its title, or an empty string when there are no rows.
 *
 * @param defaultHead heading of the column of default values; without it the table has no such column
 */
export function memberTable(
  title: string,
  rows: readonly MemberRow[],
  marksOf: MarksOf,
  defaultHead?: string,
): string {
  const hasType = rows.some(({ type }) => type !== undefined);
  const heads = ['Name', ...(hasType ? ['Type'] : []), ...(defaultHead ? [defaultHead] : [])];
  const cells = rows.map((row) => [
    code(row.name),
    ...(hasType ? [typeCell(row)] : []),
    ...(defaultHead ? [row.default === undefined ? none : code(row.default)] : []),
    remarks(row, marksOf),
  ]);
  return titled(title, table([...heads, 'Description'], cells));
}

/** Returns a table of methods with a row per overload, or an empty string when there are none. */
export function methodTable(methods: readonly ApiMethod[], marksOf: MarksOf): string {
  const rows = methods.flatMap((method) =>
    method.signatures.map((signature) => {
      const { anchor, deprecated = signature.deprecated, inheritedFrom } = method;
      const note = remarks({ anchor, marks: [], deprecated, inheritedFrom }, marksOf);
      return [
        code(signatureText(startOf(method), signature)),
        joined(note, signatureNotes(signature)),
      ];
    }),
  );
  return titled('Methods', table(['Method', 'Description'], rows));
}

function startOf({
  name,
  optional,
  static: isStatic,
  abstract,
  protected: isProtected,
}: ApiMethod) {
  const words = [isProtected && 'protected', isStatic && 'static', abstract && 'abstract', name];
  return words.filter(Boolean).join(' ') + (optional ? '?' : '');
}

/** The descriptions of a signature, its parameters, its return value and its errors, in one text. */
export function signatureNotes({
  description,
  parameters,
  returns,
  throws = [],
}: Signature): string {
  return joined(
    descriptionText(description),
    ...parameters.map(({ name, description: about }) =>
      about === undefined ? '' : `${code(name)}: ${descriptionText(about)}`,
    ),
    returns?.description === undefined ? '' : `Returns ${descriptionText(returns.description)}`,
    ...throws.map((reason) => `Throws: ${descriptionText(reason)}`),
  );
}

function typeCell({ type = [], accepts }: MemberRow): string {
  const read = type.length === 0 ? none : code(typeText(type));
  return accepts === undefined ? read : `${read}, accepts ${code(typeText(accepts))}`;
}

type Remarked = Pick<
  MemberRow,
  'anchor' | 'marks' | 'description' | 'deprecated' | 'inheritedFrom' | 'property' | 'transform'
>;

function remarks(row: Remarked, marksOf: MarksOf): string {
  const history = marksOf(row.anchor, row.deprecated !== undefined);
  return joined(
    ...[...row.marks, ...history].map(({ text }) => `${text}.`),
    row.inheritedFrom && `From ${code(row.inheritedFrom.name)}.`,
    row.property && `Property name: ${code(row.property)}.`,
    row.transform && `Transform: ${code(row.transform)}.`,
    deprecationText(row.deprecated),
    descriptionText(row.description),
  );
}

/** What to use instead of something deprecated, and the version that removes it. */
export function deprecationText(deprecated: Deprecation | undefined): string {
  if (deprecated === undefined) return '';
  const { reason, removal } = deprecated;
  return joined(descriptionText(reason), removal && `To be removed in ${removal}.`);
}

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

const titled = (title: string, content: string) =>
  content === '' ? '' : blocks(`**${title}**`, content);
