/** Maximum number of characters of a description. */
const longest = 160;
/** Maximum depth of nested objects. */
const deepest = 2;
const mostEntries = 8;

/**
 * Describes the value of an event on one line: primitives as they are, objects by their properties.
 * Components and similar objects, which events contain as their sources, are left out.
 */
export function describeValue(value: unknown): string {
  const text = describe(value, 0);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function describe(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return '';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return describeDate(value);
  if (value instanceof Event) return value.constructor.name;
  if (value instanceof Node) return value.nodeName.toLowerCase();
  if (depth > 0 && !isPlain(value)) return '';
  if (depth >= deepest) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) {
    return `[${value
      .slice(0, mostEntries)
      .map((entry) => describe(entry, depth + 1))
      .join(', ')}]`;
  }
  const entries = Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, entry]) => [name, describe(entry, depth + 1)] as const)
    .filter(([, text]) => text !== '' && text !== '{…}' && text !== '[…]')
    .slice(0, mostEntries);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, text]) => `${name}: ${text}`).join(', ')} }`;
}

/** A date at midnight is taken for a date without a time. */
function describeDate(date: Date): string {
  const isMidnight = date.getHours() + date.getMinutes() + date.getSeconds() === 0;
  if (isMidnight) return date.toLocaleDateString('en-US');
  return `${date.toLocaleDateString('en-US')} ${date.toLocaleTimeString('en-US', { timeStyle: 'short' })}`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
