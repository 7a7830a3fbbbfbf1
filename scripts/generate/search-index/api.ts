import { namePrefixes } from '@/content/in-browsers';
import type { DocItem } from '@/content/types';
import { apiDocsOf } from '@/lib/api/item-docs';
import type { ApiMethod } from '@/lib/api/member-model';
import type { ApiDoc } from '@/lib/api/model';
import {
  enumMemberSignature,
  inputSignature,
  methodSignature,
  outputSignature,
  propertySignature,
  symbolSignature,
} from '@/lib/api/short-signature';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { typeParametersOf, typeParametersText } from '@/lib/api/type-parameters';
import { libraryVersion } from '@/lib/catalogue/version';
import { historyOfDoc } from '@/lib/history/history';
import type { RecordKind } from '@/lib/search/kinds';
import { wordsOf } from '@/lib/search/words';
import { type GatheredRecord, plainText, previewTextOf } from './gathered';

/** Records for all symbols and members on the API page of an item, in the order of the page. */
export function apiRecords(item: DocItem): GatheredRecord[] {
  return apiDocsOf(item).flatMap(({ heading, doc }) => {
    const isNew = newAnchorTest(doc);
    const testing = heading?.toLowerCase().startsWith('test') ?? false;
    return doc.symbols
      .flatMap((symbol) => [symbolRecord(symbol), ...memberRecords(symbol)])
      .map((record) => ({
        ...record,
        ...(testing && { testing }),
        ...(isNew(record.anchor ?? '') && { isNew: true }),
      }));
  });
}

/** Returns a function that checks whether an anchor was added in the documented major release. */
function newAnchorTest({ id }: ApiDoc): (anchor: string) => boolean {
  const [major] = libraryVersion.split('.');
  const history = historyOfDoc(id);
  return (anchor) => history.get(anchor)?.added?.split('.')[0] === major;
}

function symbolRecord(symbol: ApiSymbol): GatheredRecord {
  const description = plainText(symbol.description ?? '');
  const generics = typeParametersText(typeParametersOf(symbol));
  return {
    kind: symbol.kind,
    name: symbol.name,
    anchor: symbol.name,
    aliases: aliasesOf(symbol),
    ...(generics !== '' && { generics }),
    ...(symbol.deprecated && { deprecated: true }),
    body: description,
    preview: {
      code: symbolSignature(symbol),
      import: symbol.import,
      text: previewTextOf(description),
    },
  };
}

/** Other names for a symbol, from selectors and templates, except spelling variants of its own name. */
function aliasesOf(symbol: ApiSymbol): string[] {
  const names = [
    ...('selectors' in symbol ? symbol.selectors.flatMap(namesInSelector) : []),
    ...('exportAs' in symbol ? symbol.exportAs : []),
    ...('hostSelector' in symbol ? namesInSelector(symbol.hostSelector ?? '') : []),
    ...('pipeName' in symbol ? [symbol.pipeName] : []),
  ];
  return withoutSpellingVariants(symbol.name, names);
}

function withoutSpellingVariants(name: string, aliases: readonly string[]): string[] {
  const seen = new Set([wordsOf(name).join('')]);
  return aliases.filter((alias) => {
    const normalized = wordsOf(alias).join('');
    return !seen.has(normalized) && seen.add(normalized);
  });
}

const prefixedName = new RegExp(`\\b(?:${namePrefixes.join('|')})[A-Z-][\\w-]*`, 'g');

/**
 * The names in a selector that have a prefix of the library: `uiButton`, but not `button`, of
 * `button[uiButton]`.
 */
function namesInSelector(selector: string): string[] {
  return selector.match(prefixedName) ?? [];
}

interface AnyMember {
  name: string;
  anchor: string;
  description?: string | undefined;
  deprecated?: object | undefined;
  inheritedFrom?: { ref?: string | undefined } | undefined;
  binding?: string;
}

function memberRecords(symbol: ApiSymbol): GatheredRecord[] {
  const member = (
    kind: RecordKind,
    each: AnyMember,
    code: string,
    text = each.description ?? '',
  ) => {
    const description = plainText(text);
    const inherited = each.inheritedFrom?.ref !== undefined;
    return {
      kind,
      name: each.binding ?? each.name,
      anchor: each.anchor,
      aliases: each.binding === undefined ? [] : withoutSpellingVariants(each.binding, [each.name]),
      ...(each.deprecated && { deprecated: true }),
      ...(inherited ? { inherited } : { body: description }),
      preview: { code, text: previewTextOf(description) },
    };
  };
  const method = (each: ApiMethod) =>
    member(
      'method',
      { ...each, deprecated: each.signatures.every((s) => s.deprecated) ? {} : undefined },
      methodSignature(each),
      each.signatures.find(({ description }) => description)?.description,
    );
  return [
    ...('inputs' in symbol ? symbol.inputs : []).map((each) =>
      member('input', each, inputSignature(each)),
    ),
    ...('outputs' in symbol ? symbol.outputs : []).map((each) =>
      member('output', each, outputSignature(each)),
    ),
    ...('properties' in symbol ? symbol.properties : []).map((each) =>
      member('property', each, propertySignature(each)),
    ),
    ...('methods' in symbol ? symbol.methods : []).map(method),
    ...('members' in symbol ? symbol.members : []).map((each) =>
      member('value', each, enumMemberSignature(each)),
    ),
  ];
}
