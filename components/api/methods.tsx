import type { ApiMethod } from '@/lib/api/member-model';
import { byOrigin } from '@/lib/api/member-rows';
import type { ApiScope } from '@/lib/api/scope';
import { Inherited } from './inherited';
import { MemberBlock } from './member-block';
import { Method } from './method';

interface MethodsProps {
  /** Id of the title, if "On this page" lists it. */
  id?: string | undefined;
  methods: readonly ApiMethod[];
  scope: ApiScope;
}

/** A symbol's methods: its own, then those of each base class in a collapsible part. */
export function Methods({ id, methods, scope }: MethodsProps) {
  if (methods.length === 0) return null;
  const { own, inherited } = byOrigin(methods);
  return (
    <MemberBlock title="Methods" id={id}>
      {own.map((method) => (
        <Method key={method.anchor} method={method} scope={scope} />
      ))}
      {inherited.map(({ origin, members }) => (
        <Inherited
          key={origin.ref ?? origin.name}
          origin={origin}
          count={members.length}
          scope={scope}
          open={own.length === 0 && inherited.length === 1}
        >
          {members.map((method) => (
            <Method key={method.anchor} method={method} scope={scope} />
          ))}
        </Inherited>
      ))}
    </MemberBlock>
  );
}
