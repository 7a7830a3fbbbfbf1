import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { flightElement, flightProps, reachableRows, readRows, writeRows } from './flight-rows';

/** Elements that React moves to the head, that hold a visitor's input, or that are the document. */
const unfit = new Set(
  'html head body script style link meta title base input select textarea option form'.split(' '),
);

const reference = /^\$[LQ@]?([0-9a-f]+)(:.*)?$/;

/** Thrown inwards only: something is not plain HTML. */
class NotPlain extends Error {}

/**
 * Makes strings of HTML of whatever in a page's data is nothing but HTML. Only the server knows it and
 * no script of the site ever changes it by way of React; but as elements, React would create and walk
 * each of them, thousands on an API page.
 *
 * An element all of whose content is plain keeps its place and its attributes, and has its content as
 * `dangerouslySetInnerHTML`. Rows that nothing refers to any more are left out.
 */
export function foldFlight(data: string): string {
  const rows = readRows(data);
  const values = new Map<string, unknown>();
  const texts = new Map<string, string>();
  for (const { id, kind, text } of rows) {
    if (kind === '') values.set(id, JSON.parse(text));
    if (kind === 'T') texts.set(id, text);
  }
  const kept = walkedInto(values);
  const plain = createPlain(values, texts);
  for (const [id, value] of values) {
    if (!kept.has(id)) values.set(id, fold(value, plain));
  }
  const folded = rows.map((row) =>
    row.kind === '' ? { ...row, text: JSON.stringify(values.get(row.id)) } : row,
  );
  return writeRows(reachableRows(folded));
}

/** Rows that something refers into, by a path: they have to stay as they are. */
function walkedInto(values: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const value of values.values()) {
    for (const text of stringsIn(value)) {
      const [, id = '', path] = reference.exec(text) ?? [];
      if (path !== undefined) keepPath(id, path.slice(1).split(':'), values, kept);
    }
  }
  return kept;
}

function keepPath(
  id: string,
  path: readonly string[],
  values: ReadonlyMap<string, unknown>,
  kept: Set<string>,
): void {
  kept.add(id);
  let at = values.get(id);
  for (const name of path) {
    // An element is a tuple here and an object with `props` to those who refer to it.
    if (Array.isArray(at))
      at = at[0] === '$' ? at[{ type: 1, key: 2, props: 3 }[name] ?? -1] : at[Number(name)];
    else at = flightProps.safeParse(at).data?.[name];
    const next = typeof at === 'string' ? reference.exec(at)?.[1] : undefined;
    if (next === undefined) continue;
    kept.add(next);
    at = values.get(next);
  }
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item);
  else if (typeof value === 'object' && value !== null) yield* stringsIn(Object.values(value));
}

interface Plain {
  /** What React would draw; throws when it is not plain HTML. */
  node: (value: unknown) => ReactNode;
}

function createPlain(
  values: ReadonlyMap<string, unknown>,
  texts: ReadonlyMap<string, string>,
): Plain {
  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith('$')) return value;
    if (value.startsWith('$$')) return value.slice(1);
    if (value === '$undefined') return undefined;
    const [, id = '', path] = reference.exec(value) ?? [];
    const text = texts.get(id);
    if (text !== undefined) return text;
    if (path !== undefined || !values.has(id)) throw new NotPlain();
    return resolve(values.get(id));
  };
  const attribute = (value: unknown): unknown => {
    const plainValue = resolve(value);
    if (Array.isArray(plainValue)) throw new NotPlain();
    if (typeof plainValue !== 'object' || plainValue === null) return plainValue;
    return Object.fromEntries(
      Object.entries(plainValue).map(([name, inner]) => [name, attribute(inner)]),
    );
  };
  const node = (value: unknown): ReactNode => {
    // A text that looks like a reference has been resolved, so what comes of it is no reference again.
    if (typeof value === 'string' && !value.startsWith('$')) return value;
    const resolved = resolve(value);
    if (typeof resolved === 'string' || typeof resolved === 'number') return resolved;
    if (resolved === null || resolved === undefined || typeof resolved === 'boolean') return null;
    const element = flightElement.safeParse(resolved).data;
    if (!element) {
      if (Array.isArray(resolved)) return resolved.map(node);
      throw new NotPlain();
    }
    const [, type, , { children, ...rest }] = element;
    const attributes = Object.fromEntries(
      Object.entries(rest).map(([name, inner]) => [name, attribute(inner)]),
    );
    return createElement(tagOf(type, values), attributes, ...listOf(node(children)));
  };
  return { node };
}

/** Children one by one: as a list they would want keys, which HTML has no use for. */
function listOf(node: ReactNode): ReactNode[] {
  return Array.isArray(node) ? node.flatMap(listOf) : [node];
}

/** @throws when it is a component, or an element that has to stay one */
function tagOf(type: string, values: ReadonlyMap<string, unknown>): string | typeof Fragment {
  if (/^[a-z]/.test(type) && !unfit.has(type)) return type;
  if (values.get(type.slice(1)) === '$Sreact.fragment') return Fragment;
  throw new NotPlain();
}

/** Folds the outermost elements that can be folded. */
function fold(value: unknown, plain: Plain): unknown {
  const element = flightElement.safeParse(value).data;
  if (element) {
    const [, type, key, own, ...rest] = element;
    const { children, ...attributes } = own;
    const html = /^[a-z]/.test(type) && !unfit.has(type) ? htmlOf(children, plain) : undefined;
    if (html !== undefined) {
      const inner = { __html: html.startsWith('$') ? `$${html}` : html };
      return ['$', type, key, { ...attributes, dangerouslySetInnerHTML: inner }, ...rest];
    }
  }
  if (Array.isArray(value)) return value.map((item) => fold(item, plain));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fold(inner, plain)]),
  );
}

/** The content of an element as HTML; nothing when it is not plain, or no more than a text. */
function htmlOf(children: unknown, plain: Plain): string | undefined {
  if (children === undefined || children === null || typeof children === 'number') return undefined;
  if (typeof children === 'string' && !reference.test(children)) return undefined;
  try {
    return renderToStaticMarkup(createElement(Fragment, null, ...listOf(plain.node(children))));
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
