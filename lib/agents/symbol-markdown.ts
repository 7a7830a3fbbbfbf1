import { type Fact, factsOf } from '@/lib/api/facts';
import { kindNames } from '@/lib/api/kind-names';
import { enumRow, inputRow, outputRow, propertyRow } from '@/lib/api/member-rows';
import type { MarksOf } from '@/lib/api/scope';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { typeText } from '@/lib/api/type-html';
import type { Signature } from '@/lib/api/type-model';
import { typeParametersOf, typeParametersText } from '@/lib/api/type-parameters';
import { word } from '@/lib/words/word';
import { descriptionText } from './description-text';
import { deprecationText, memberTable, methodTable, signatureNotes } from './member-tables';
import { signatureText } from './signature-text';
import { blocks, code, fence, heading, table } from './text';

/**
 * Everything about one symbol as Markdown: the same content as on its API page.
 *
 * @param level level of the symbol's heading
 */
export function symbolMarkdown(symbol: ApiSymbol, level: number, marksOf: MarksOf): string {
  const { name, kind, description, deprecated, see, examples } = symbol;
  const marks = [
    ...('abstract' in symbol && symbol.abstract ? [{ text: 'Abstract' }] : []),
    ...marksOf(name, deprecated !== undefined),
  ].map(({ text }) => text);
  const generics = typeParametersText(typeParametersOf(symbol));
  return blocks(
    heading(level, generics === '' ? name : code(name + generics)),
    [word(kindNames[kind].one), ...marks].join(' · '),
    deprecationText(deprecated),
    descriptionText(description),
    fence('ts', symbol.import),
    factsOf(symbol).map(factLine).join('\n'),
    ...bodyOf(symbol, marksOf),
    ...examples.map(descriptionText),
    see.map((reference) => `- See also ${descriptionText(reference)}`).join('\n'),
  );
}

function factLine(fact: Fact): string {
  const texts =
    'codes' in fact
      ? fact.codes
      : 'types' in fact
        ? fact.types.map(typeText)
        : fact.symbols.map(({ name }) => name);
  return `- ${fact.label}: ${texts.map(code).join(', ')}`;
}

/** The members, signatures or declaration of a symbol, depending on its kind. */
function bodyOf(symbol: ApiSymbol, marksOf: MarksOf): readonly string[] {
  switch (symbol.kind) {
    case 'ngmodule':
      return [
        names(
          'Exports',
          symbol.exports.map(({ name }) => name),
        ),
        methodTable(symbol.methods, marksOf),
      ];
    case 'function':
      return signatures(symbol.signatures, `function ${symbol.name}`);
    case 'enum':
      return [memberTable('Values', symbol.members.map(enumRow), marksOf, 'Value')];
    case 'constant': {
      const value = symbol.value === undefined ? '' : ` = ${symbol.value}`;
      const declaration = `const ${symbol.name}: ${typeText(symbol.type)}${value};`;
      return symbol.aliasOf ? [] : [fence('ts', declaration)];
    }
    case 'token':
      return [];
    case 'type': {
      const start = `type ${symbol.name}${typeParametersText(symbol.typeParameters)}`;
      return [fence('ts', `${start} = ${typeText(symbol.type)};`), ...membersOf(symbol, marksOf)];
    }
    default:
      return classBody(symbol, marksOf);
  }
}

type WithMembers = Extract<ApiSymbol, { properties: unknown; methods: unknown }>;
type ClassLike = Exclude<WithMembers, { kind: 'ngmodule' | 'type' }>;

function classBody(symbol: ClassLike, marksOf: MarksOf): readonly string[] {
  const inTemplates = symbol.kind === 'component' || symbol.kind === 'directive';
  return [
    ...(symbol.kind === 'class' ? signatures(symbol.constructors, 'constructor') : []),
    ...(symbol.kind === 'interface'
      ? [
          ...signatures(symbol.callSignatures, ''),
          ...signatures(symbol.constructSignatures, 'new '),
          ...signatures(symbol.indexSignatures, '', '[]'),
        ]
      : []),
    ...(inTemplates
      ? [
          memberTable('Inputs', symbol.inputs.map(inputRow), marksOf, 'Default'),
          memberTable('Outputs', symbol.outputs.map(outputRow), marksOf),
        ]
      : []),
    ...membersOf(symbol, marksOf),
    ...(symbol.kind === 'component' ? [names('Content slots', symbol.slots)] : []),
    ...(inTemplates ? [hostTable(symbol.host)] : []),
  ];
}

function membersOf({ properties, methods }: WithMembers, marksOf: MarksOf): readonly string[] {
  return [
    memberTable('Properties', properties.map(propertyRow), marksOf, 'Default'),
    methodTable(methods, marksOf),
  ];
}

function signatures(of: readonly Signature[], start: string, brackets?: string): readonly string[] {
  return of.map((signature) =>
    blocks(fence('ts', `${signatureText(start, signature, brackets)};`), signatureNotes(signature)),
  );
}

const names = (label: string, list: readonly string[]) =>
  list.length === 0 ? '' : `- ${label}: ${list.map(code).join(', ')}`;

type Host = Extract<ApiSymbol, { kind: 'directive' }>['host'];

function hostTable(host: Host): string {
  const rows = host.map(({ kind, name, value }) => [code(name), kind, value && code(value)]);
  return rows.length === 0
    ? ''
    : blocks('**Host element**', table(['Name', 'Kind', 'Value'], rows));
}
