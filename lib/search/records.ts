import { type Flags, langOfFlags, readFlags, writeFlags } from './flags';
import { type Group, isMember, isSymbol, kindOfCode, kinds, type RecordKind } from './kinds';
import { allAtOnce, type Pieces } from './pieces';
import { type TabName, tabNameOf } from './tab-names';

/** A page with records, and its visible names. */
export interface SearchPage {
  url: string;
  /** Item or guide. */
  name: string;
  /** Tab of the item; empty on guides. */
  tab: TabName | '';
  /** Section of the site. */
  section: string;
}

/** A record as the build step collects it, without its page. */
export interface RecordFacts extends Flags {
  kind: RecordKind;
  name: string;
  /** Id on the page; absent for the page itself. */
  anchor?: string;
  /** Other names: selectors, ids, synonyms of an item. */
  aliases?: readonly string[];
  /** One sentence; for items and guides. */
  summary?: string;
  /** The parent heading of a deeper heading. */
  within?: string;
  /** Type parameters of a symbol as TypeScript, such as `<T = string>`. They are shown, not searched. */
  generics?: string;
}

/** A searchable record of the index. */
export interface SearchRecord extends RecordFacts {
  /** Position in the index; texts and previews refer to it. */
  id: number;
  aliases: readonly string[];
  page: SearchPage;
  group: Group;
  url: string;
  /** The title in results; that of a member includes its symbol. */
  title: string;
  /** The symbol of a member; empty for other records. */
  owner: string;
  /** The documented major, if it added the record. */
  newIn?: string;
}

/** The default anchor of a record; the index contains only anchors that differ from it. */
function usualAnchor(kind: RecordKind, name: string, owner: string): string {
  if (kind === 'item' || kind === 'tab' || kind === 'guide') return '';
  if (kind === 'example' || kind === 'change') return '';
  if (kind === 'heading' || kind === 'problem') {
    return name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-');
  }
  if (kind === 'stylingToken' || kind === 'systemVariable') return name.slice(2);
  return isMember(kind) ? `${owner}-${name}` : name;
}

/** First line of the index; a reader for another version of the format must reject the file. */
const header = 'search-index 2';

/** A page with its records, in page order; members follow their symbol. */
export interface PageRecords {
  page: SearchPage;
  records: readonly RecordFacts[];
}

/**
 * Writes records as text, one per line. It is half the size of JSON, and faster to read.
 *
 * @param major the documented major, to which `isNew` refers
 */
export function writeRecords(pages: readonly PageRecords[], major = ''): string {
  const lines = pages.flatMap(({ page, records }) => {
    let owner = '';
    return [
      `>\t${page.url}\t${page.name}\t${page.tab}\t${page.section}`,
      ...records.map((record) => {
        const {
          kind,
          anchor = '',
          aliases = [],
          summary = '',
          within = '',
          generics = '',
        } = record;
        const name = oneField(record.name);
        const usual = usualAnchor(kind, name, owner);
        if (!isMember(kind)) owner = name;
        const flags = writeFlags(record);
        const fields = [kinds[kind].code, name, flags, anchor === usual ? '' : anchor];
        return [...fields, aliases.join('|'), summary || within || generics]
          .map(oneField)
          .join('\t')
          .trimEnd();
      }),
    ];
  });
  return `${[`${header}\t${major}`, ...lines].join('\n')}\n`;
}

function oneField(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Reads the text that {@link writeRecords} writes.
 *
 * @throws when the text has another format
 */
export const readRecords = (text: string): SearchRecord[] => allAtOnce(readRecordsInPieces(text));

/** Like {@link readRecords}, but as a generator with one line per piece. */
export function* readRecordsInPieces(text: string): Pieces<SearchRecord[]> {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const [form, major = ''] = first.split('\t');
  if (form !== header) throw new Error(`search index: expected "${header}" at its start`);
  const records: SearchRecord[] = [];
  let page: SearchPage | undefined;
  let owner = '';
  for (const line of lines) {
    yield;
    const [code = '', name = '', third = '', fourth = '', aliases = '', more = ''] =
      line.split('\t');
    if (code === '>') {
      page = { url: name, name: third, tab: tabNameOf(fourth) ?? '', section: aliases };
      owner = '';
      continue;
    }
    const kind = kindOfCode(code);
    if (!kind || !page) throw new Error(`search index: cannot read "${line.slice(0, 60)}"`);
    if (!isMember(kind)) owner = name;
    const isNew = third.includes('n') && { newIn: major };
    records.push({
      ...toRecord(records.length, page, owner, {
        kind,
        name,
        anchor: fourth || usualAnchor(kind, name, owner),
        aliases: aliases === '' ? [] : aliases.split('|'),
        [kind === 'heading' ? 'within' : isSymbol(kind) ? 'generics' : 'summary']: more,
        ...readFlags(third),
      }),
      ...isNew,
      ...langOfFlags(third),
    });
  }
  return records;
}

function toRecord(
  id: number,
  page: SearchPage,
  owner: string,
  facts: RecordFacts & { aliases: readonly string[] },
): SearchRecord {
  const { kind, name, anchor = '' } = facts;
  const facets = kinds[kind];
  const member = isMember(kind);
  const call = kind === 'method' ? '()' : '';
  // The page of an example lies below the one that lists it.
  const path =
    kind === 'example'
      ? `${page.url}/${facts.aliases[0] ?? ''}`
      : kind === 'change'
        ? `${page.url}?${facts.aliases[0] ?? ''}`
        : page.url;
  return {
    ...facts,
    id,
    page,
    owner: member ? owner : '',
    group: 'group' in facets ? facets.group : page.tab === '' ? 'guides' : 'items',
    url: anchor === '' ? path : `${path}#${anchor}`,
    title: member ? `${owner}.${name}${call}` : name,
  };
}
