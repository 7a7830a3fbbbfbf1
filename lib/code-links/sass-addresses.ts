import { sassNames } from '@/content/sass-names';
import { findGuide } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

/**
 * Where each mixin and function is explained, by its name without a namespace.
 *
 * @throws when the table names a guide that does not exist
 */
export function sassAddresses(): ReadonlyMap<string, string> {
  return new Map(
    sassNames.map(({ name, guide: id, section }) => {
      const guide = findGuide(id);
      if (!guide)
        throw new Error(`content/sass-names.ts: guide ${id} of ${name}: expected a guide`);
      return [name, `${paths.guide(guide)}#${section}`] as const;
    }),
  );
}
