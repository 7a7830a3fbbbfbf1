import { filePaths } from '@/lib/routes/file-paths';
import { restMark } from '@/lib/start/page-parts';
import {
  flightElement,
  type FlightRow,
  reachableRows,
  readRows,
  writeRows,
} from '@/scripts/shared/flight-rows';

/** The component whose children may come late: `components/ui/rest-of-page.tsx`. */
const component = 'RestOfPage';

/** URLs of what examples need. */
const examples = filePaths.live('');
/** A reference to what may come later; anything else holds up whatever refers to it. */
const laterReference = /^\$L([0-9a-f]+)$/;

/**
 * Puts what a page shows later behind what it shows first, so that a navigation can show that while the rest
 * is still on its way: the children of `RestOfPage`, and the rows that only they need.
 *
 * @param data a page's data
 * @returns the same with `restMark` before what comes later; without it where nothing does
 */
export function firstPartFirst(data: string): string {
  if (data.includes(restMark)) throw new Error("A page's data hold the mark of their rest.");
  const rows = readRows(data);
  const name = rows.find(({ kind, text }) => kind === 'I' && text.endsWith(`,"${component}"]`))?.id;
  if (name === undefined) return data;
  const { outlined, late } = outline(rows, `$L${name}`);
  const reached = new Set(reachableRows(outlined, late));
  const isFirst = (row: FlightRow) => reached.has(row) && !isExampleHint(row);
  const rest = outlined.filter((row) => !isFirst(row));
  return writeRows(outlined.filter(isFirst)) + restMark + writeRows(rest);
}

/** Whether a row tells the browser to fetch what only examples need. */
const isExampleHint = ({ kind, text }: FlightRow) => kind === 'H' && text.includes(`"${examples}`);

interface Outlined {
  outlined: readonly FlightRow[];
  /** Ids of the rows of children. */
  late: ReadonlySet<string>;
}

/** Gives the children of each element of a type a row of their own. */
function outline(rows: readonly FlightRow[], type: string): Outlined {
  let lastId = Math.max(...rows.map(({ id }) => (id === '' ? 0 : parseInt(id, 16))));
  const added: FlightRow[] = [];
  const late = new Set<string>();
  const rowOf = (children: unknown): string => {
    const known = typeof children === 'string' ? laterReference.exec(children)?.[1] : undefined;
    const id = known ?? (++lastId).toString(16);
    late.add(id);
    if (known === undefined) added.push({ id, kind: '', text: JSON.stringify(children) });
    return `$L${id}`;
  };
  const walk = (value: unknown): unknown => {
    const element = flightElement.safeParse(value).data;
    if (element?.[1] === type) {
      const [mark, , key, { children, ...own }, ...others] = element;
      return [mark, type, key, { ...own, children: rowOf(children) }, ...others];
    }
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  const walked = rows.map((row) =>
    row.kind === '' && row.text.includes(`"${type}"`)
      ? { ...row, text: JSON.stringify(walk(JSON.parse(row.text))) }
      : row,
  );
  return { outlined: [...walked, ...added], late };
}
