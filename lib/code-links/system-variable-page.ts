import { allGuides } from '@/lib/catalogue/guides';
import { readProse } from '@/lib/markdown/read-prose';
import { paths } from '@/lib/routes/paths';
import { readSystemVariables } from '@/lib/styling/tokens';

/** The address of each system variable, in the guide that lists them; none when no guide does. */
export function systemVariableAddresses(): readonly (readonly [name: string, url: string])[] {
  const guide = allGuides().find(({ overview }) =>
    readProse(overview).text.includes('<!-- system-variables('),
  );
  if (!guide) return [];
  const page = paths.guide(guide);
  return readSystemVariables().map(({ name }) => [name, `${page}#${name.slice(2)}`]);
}
