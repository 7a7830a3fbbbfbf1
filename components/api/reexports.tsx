import { Word } from '@/components/ui/word';
import { StaticHtml } from '@/components/ui/static-html';
import type { Reexport } from '@/lib/api/model';
import type { ApiScope } from '@/lib/api/scope';
import { NameList } from './name-list';

interface ReexportsProps {
  reexports: readonly Reexport[];
  entryPoint: string;
  scope: ApiScope;
}

/** Re-exported names, with links to their documentation. */
export function Reexports({ reexports, entryPoint, scope }: ReexportsProps) {
  if (reexports.length === 0) return null;
  return (
    <StaticHtml as="section" className="api peer-data-narrowing:hidden">
      <p>
        <code translate="no">{entryPoint}</code> <Word text="also exports:" />
      </p>
      <NameList>
        {reexports.map(({ name, ref }) => (
          <li key={name}>
            <a href={scope.href(ref)}>
              <code translate="no">{name}</code>
            </a>
          </li>
        ))}
      </NameList>
    </StaticHtml>
  );
}
