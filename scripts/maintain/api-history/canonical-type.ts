import { unionMembers } from '@/lib/api/type-html';

/**
 * Normalizes the text of a type. Releases use different quotes and orders of union members for the same type,
 * which is not a change.
 */
export function canonicalType(type: string): string {
  const normalized = type
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .trim();
  const members = unionMembers([{ text: normalized }]).map((member) =>
    member.map(({ text }) => text).join(''),
  );
  return [...new Set(members)].sort().join(' | ');
}
