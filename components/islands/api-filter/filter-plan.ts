import { hooks } from '@/lib/design/hooks';
import {
  type Container,
  type Group,
  isEmpty,
  matchGroup,
  type Query,
  type Row,
} from './filter-index';

/** What a query shows, out of what there is. */
export interface Result {
  rows: number;
  allRows: number;
  groups: number;
  allGroups: number;
}

/** A change of the page. */
interface Step {
  apply: () => void;
  /** What it costs the browser, in rows added to what is in sight. */
  cost: number;
}

interface Plan {
  steps: readonly Step[];
  result: Result;
}

/** Rows that surely fill the window. What comes after them is off screen, where rows cost nothing. */
const rowsInSight = 60;
/** What it costs to take a row away. */
const removal = 0.1;

/**
 * What has to change so that the page shows what a query finds.
 *
 * Everything that goes, goes first, from the end of the page to its start: so nothing comes into
 * sight that has to go as well. Then comes what is shown, from the start: so nothing that has come
 * into sight is pushed out of it.
 */
export function planFilter(groups: readonly Group[], query: Query): Plan {
  const result: Result = { rows: 0, allRows: 0, groups: 0, allGroups: groups.length };
  const going: Step[] = [];
  const coming: Step[] = [];
  const shownParts = new Set<Element>();
  for (const group of groups) {
    const found = isEmpty(query) ? new Set(group.rows) : matchGroup(group, query);
    result.allRows += group.rows.length;
    if (found) {
      result.groups++;
      result.rows += found.size;
      if (group.part) shownParts.add(group.part);
    }
    const change = changeGroup(group, found);
    going.push(...change.going);
    coming.push(...change.coming);
  }
  const parts = new Set(groups.flatMap(({ part }) => part ?? []));
  for (const part of parts) {
    const steps = setOut(part, !shownParts.has(part), 1);
    if (shownParts.has(part)) coming.unshift(...steps);
    else going.unshift(...steps);
  }
  return { steps: [...going.reverse(), ...inSight(coming)], result };
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
    ...containers.filter(holdsFound).flatMap((container) => openContainer(container, whole)),
    ...rows.filter((row) => found.has(row)).flatMap((row) => setOut(row.element, false, 1)),
  ];
  return { going, coming };
}

function closeContainer({ element, open }: Container): Step[] {
  return [...setFold(element, open), ...setOut(element, true, removal)];
}

/** A fold opens while some of what it holds is found, and is as it was before when all is shown. */
function openContainer({ element, open }: Container, whole: boolean): Step[] {
  return [...setFold(element, open || !whole), ...setOut(element, false, 1)];
}

function setFold(element: HTMLElement, open: boolean): Step[] {
  if (!(element instanceof HTMLDetailsElement) || element.open === open) return [];
  return [{ apply: () => void (element.open = open), cost: 1 }];
}

/**
 * Marks what a query does not find; the style sheet hides it. Not `hidden`: a style sheet with that
 * attribute inside `:has()` makes each change of it restyle the whole page.
 */
const setOut = (element: HTMLElement, out: boolean, cost: number): Step[] =>
  setFlag(element, hooks.out, out, cost);

/** Changes nothing that is as it should be: each change costs the browser a look at the element. */
function setFlag(element: HTMLElement, name: string, value: boolean, cost: number): Step[] {
  if (element.hasAttribute(name) === value) return [];
  return [{ apply: () => element.toggleAttribute(name, value), cost }];
}

/** Counts rows only as far as they can be in sight. */
function inSight(steps: readonly Step[]): Step[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step.cost;
    return sum > rowsInSight ? { ...step, cost: 0 } : step;
  });
}
