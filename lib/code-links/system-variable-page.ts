import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';
import { readSystemVariables } from '@/lib/styling/tokens';

/** The address of each system variable, in the guide that lists them; none when no guide does. */
export function systemVariableAddresses(): readonly (readonly [name: string, url: string])[] {
  // The uncorrected file: the correction needs the examples, whose generation needs these addresses.
  const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
  const guide = allGuides().find(({ overview }) =>
    textOf(overview).includes('<!-- system-variables('),
  );
  if (!guide) return [];
  const page = paths.guide(guide);
  return readSystemVariables().map(({ name }) => [name, `${page}#${name.slice(2)}`]);
}
