import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';

/**
 * Returns every word in the fences of a file. Fences are checked separately, so each name in them exists or
 * is the author's own.
 */
export function ownNames({ fences }: ProseFile): ReadonlySet<string> {
  return new Set(fences.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
}
