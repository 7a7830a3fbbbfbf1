import type { z } from 'zod';
import { hint } from './nearest';
import { siteSchema } from './site-schema';

type Path = readonly PropertyKey[];

/** `packages[0].npm` */
const fieldOf = (path: Path) =>
  path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    return field === '' ? String(key) : `${field}.${String(key)}`;
  }, '');

/** The value at a path, or undefined where there is none. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** The names of the fields that belong at a path of the definition. */
function fieldsAt(path: Path): readonly string[] {
  let schema: unknown = siteSchema;
  for (const key of [...path, undefined]) {
    // Optional fields and lists are wrapped.
    while (hasInner(schema)) schema = schema.def.innerType;
    if (typeof key === 'number' && hasElement(schema)) schema = schema.def.element;
    else if (key !== undefined)
      schema = hasShape(schema) ? valueAt(schema.shape, [key]) : undefined;
  }
  return hasShape(schema) ? Object.keys(schema.shape) : [];
}

const has = (value: unknown, ...path: string[]) => valueAt(value, path) !== undefined;
const hasInner = (schema: unknown): schema is { def: { innerType: unknown } } =>
  has(schema, 'def', 'innerType');
const hasElement = (schema: unknown): schema is { def: { element: unknown } } =>
  has(schema, 'def', 'element');
const hasShape = (schema: unknown): schema is { shape: Record<string, unknown> } =>
  has(schema, 'shape');

function linesOf(issue: z.core.$ZodIssue, definition: unknown): readonly string[] {
  const field = fieldOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(issue.path);
    return issue.keys.map((key) => {
      const similar = hint(key, known);
      const others = similar === '' ? `; the fields are ${known.join(', ')}` : similar;
      return `${fieldOf([...issue.path, key])}: there is no such field${others}`;
    });
  }
  const value = valueAt(definition, issue.path);
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String);
    const similar = hint(String(value), allowed);
    return [`${field}: expected one of ${allowed.join(', ')}, not ${shown(value)}${similar}`];
  }
  if (issue.code === 'invalid_type' && value !== undefined && issue.message.startsWith('Invalid')) {
    return [`${field}: expected ${issue.expected}, not ${shown(value)}`];
  }
  if (value === undefined) {
    const expected = issue.message.startsWith('Invalid') ? '' : `: expected ${issue.message}`;
    return [`${field}: the field is missing${expected}`];
  }
  return [`${field}: expected ${issue.message}, not ${shown(value)}`];
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * Checks the definition of a site. Also for definitions that no compiler has checked.
 *
 * @returns one line for each fault: the field, what was expected, and the nearest valid name
 */
export function checkDefinition(definition: unknown): readonly string[] {
  const result = siteSchema.safeParse(definition);
  return result.success ? [] : result.error.issues.flatMap((issue) => linesOf(issue, definition));
}
