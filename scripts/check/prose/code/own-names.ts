import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';

/**
 * Every word in the fences of a file. The fences are checked themselves, so a name that stands in
 * one is the author's own or exists.
 */
export function ownNames({ fences }: ProseFile): ReadonlySet<string> {
  return new Set(fences.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
}
