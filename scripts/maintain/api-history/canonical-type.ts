import { unionMembers } from '@/lib/api/type-html';

/**
 * A type written in one way only: releases differ in quotes and in the order of unions where the
 * type is the same, which is no change to a reader.
 */
export function canonicalType(type: string): string {
  const even = type
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .trim();
  const members = unionMembers([{ text: even }]).map((member) =>
    member.map(({ text }) => text).join(''),
  );
  return [...new Set(members)].sort().join(' | ');
}
