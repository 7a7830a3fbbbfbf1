import { hooks } from '@/lib/design/hooks';
import {
  type Container,
  type Group,
  isEmpty,
  matchGroup,
  type PageIndex,
  type Query,
  type Row,
} from './filter-index';
import { removal, setFlag, setFold, setOut, setText, type Step } from './steps';

/** The numbers of rows and groups that a query shows, and of all rows and groups. */
export interface Result {
  rows: number;
  allRows: number;
  groups: number;
  allGroups: number;
}

interface Plan {
  steps: readonly Step[];
  result: Result;
}

/** A number of rows that surely fills the window. Rows after them are off screen and cost nothing. */
const rowsInSight = 60;

/**
 * Plans the steps that make the page show the matches of a query.
 *
 * Hiding comes first, from the end of the page to its start, so that nothing scrolls into view that will be
 * hidden too. Then rows are shown from the start, so that no visible row is pushed out of view. "On this
 * page" is updated at the end.
 */
export function planFilter({ groups, parts, toc }: PageIndex, query: Query): Plan {
  const whole = isEmpty(query);
  const result: Result = { rows: 0, allRows: 0, groups: 0, allGroups: groups.length };
  const going: Step[] = [];
  const coming: Step[] = [];
  const shown = new Set<Row>();
  const shownParts = new Set<Element>();
  for (const group of groups) {
    const found = whole ? new Set(group.rows) : matchGroup(group, query);
    result.allRows += group.rows.length;
    if (found) {
      result.groups++;
      result.rows += found.size;
      for (const row of found) shown.add(row);
      if (group.part) shownParts.add(group.part);
    }
    const change = changeGroup(group, found);
    going.push(...change.going);
    coming.push(...change.coming);
  }
  for (const part of parts) {
    if (shownParts.has(part.element)) coming.unshift(...showContainer(part, whole, shown));
    else going.unshift(...closeContainer(part));
  }
  const steps = [...going.reverse(), ...inSight(coming)];
  // Last, because whether the target of an entry is visible depends on all other steps.
  steps.push(...toc.map(({ element, target }) => followTarget(element, target)));
  return { steps, result };
}

function changeGroup(group: Group, found: ReadonlySet<Row> | undefined) {
  const { element, rows, containers } = group;
  if (!found) return { going: setOut(element, true, rows.length * removal), coming: [] };
  const whole = found.size === rows.length;
  const narrow = setFlag(element, hooks.narrowed, !whole, 2);
  const holdsFound = ({ rows }: Container) => whole || rows.some((row) => found.has(row));
  const going = [
    ...(whole ? [] : narrow),
    ...rows.filter((row) => !found.has(row)).flatMap((row) => setOut(row.element, true, removal)),
    ...containers.filter((container) => !holdsFound(container)).flatMap(closeContainer),
  ];
  const coming = [
    ...setOut(element, false, 1),
    ...(whole ? narrow : []),
    ...containers.filter(holdsFound).flatMap((container) => showContainer(container, whole, found)),
    ...rows.filter((row) => found.has(row)).flatMap((row) => setOut(row.element, false, 1)),
  ];
  // The browser measures a group in view by itself; a skipped one (see `markFar`) must be measured again.
  const last = coming.at(-1) ?? going.at(-1);
  if (last) last.resized = element;
  return { going, coming };
}

function closeContainer({ element, open }: Container): Step[] {
  return [...setFold(element, open), ...setOut(element, true, removal)];
}

/** Opens a fold that contains matches; without a filter, restores its original state. */
function showContainer(
  { element, open, rows, count }: Container,
  whole: boolean,
  shown: ReadonlySet<Row>,
): Step[] {
  const found = whole ? rows.length : rows.filter((row) => shown.has(row)).length;
  return [
    ...setFold(element, open || !whole),
    ...setOut(element, false, 1),
    ...(count ? setText(count, countText(found, rows.length)) : []),
  ];
}

const countText = (found: number, all: number) => (found === all ? `${all}` : `${found} of ${all}`);

function followTarget(entry: HTMLElement, target: Element): Step {
  const apply = () =>
    void entry.toggleAttribute(hooks.out, target.closest(`[${hooks.out}]`) !== null);
  return { apply, cost: removal };
}

/** Sets the cost to 0 for steps after the window is full. */
function inSight(steps: readonly Step[]): Step[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step.cost;
    return sum > rowsInSight ? { ...step, cost: 0 } : step;
  });
}
