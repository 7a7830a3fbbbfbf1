import type { ApiScope } from '@/lib/api/scope';
import type { SignatureHead } from '@/lib/api/signature-html';
import type { Signature as SignatureModel } from '@/lib/api/type-model';
import type { InterfaceText } from '@/lib/words/word';
import { MemberBlock } from './member-block';
import { Signature } from './signature';

interface SignaturesProps {
  /** Heading, if the symbol has other members, too. */
  title?: InterfaceText;
  /** Text before the parameters. */
  head: SignatureHead;
  of: readonly SignatureModel[];
  scope: ApiScope;
}

/** Signatures without their own anchor: functions, constructors, call signatures of an interface. */
export function Signatures({ title, head, of, scope }: SignaturesProps) {
  if (of.length === 0) return null;
  return (
    <MemberBlock title={title}>
      <div className="method">
        {of.map((signature, index) => (
          <Signature key={index} head={head} signature={signature} scope={scope} />
        ))}
      </div>
    </MemberBlock>
  );
}
