import type { Reexport } from '@/lib/api/model';
import type { ApiScope } from '@/lib/api/scope';

interface ReexportsProps {
  reexports: readonly Reexport[];
  entryPoint: string;
  scope: ApiScope;
}

/** Names that can be imported from here as well, and where they are documented. */
export function Reexports({ reexports, entryPoint, scope }: ReexportsProps) {
  if (reexports.length === 0) return null;
  return (
    <section className="api">
      <p>
        <code>{entryPoint}</code> exports these too:
      </p>
      <ul className="fold__names">
        {reexports.map(({ name, ref }) => (
          <li key={name}>
            <a href={scope.href(ref)}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
