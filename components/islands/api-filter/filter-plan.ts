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

/** What a query shows, out of what there is. */
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

/** Rows that surely fill the window. What comes after them is off screen, where rows cost nothing. */
const rowsInSight = 60;

/**
 * What has to change so that the page shows what a query finds.
 *
 * Everything that goes, goes first, from the end of the page to its start: so nothing comes into
 * sight that has to go as well. Then comes what is shown, from the start: so nothing that has come
 * into sight is pushed out of it. "On this page" follows at the end.
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
  // Only when all has changed is it known what an entry leads to.
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
  // A group that is in sight anyway is measured by itself; one that was left out has to be told.
  const last = coming.at(-1) ?? going.at(-1);
  if (last) last.resized = element;
  return { going, coming };
}

function closeContainer({ element, open }: Container): Step[] {
  return [...setFold(element, open), ...setOut(element, true, removal)];
}

/** A fold opens while some of what it holds is found, and is as it was before when all is shown. */
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

/** Counts rows only as far as they can be in sight. */
function inSight(steps: readonly Step[]): Step[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step.cost;
    return sum > rowsInSight ? { ...step, cost: 0 } : step;
  });
}
