import { Word } from '@/components/ui/word';
import type { ApiScope } from '@/lib/api/scope';
import { type SignatureHead, signatureHtml } from '@/lib/api/signature-html';
import type { Signature as SignatureModel } from '@/lib/api/type-model';
import { Deprecated } from './deprecated';
import { Description } from './description';

interface SignatureProps {
  head: SignatureHead;
  signature: SignatureModel;
  scope: ApiScope;
}

/** A signature with its description, parameters and return value. */
export function Signature({ head, signature, scope }: SignatureProps) {
  const { description, deprecated, returns } = signature;
  const described = signature.parameters.filter((parameter) => parameter.description);
  const typed = signature.typeParameters.filter((parameter) => parameter.description);
  const facts = [...typed, ...described];
  const hasBody = description || deprecated || facts.length > 0 || returns?.description;
  return (
    <>
      <div className="method__sig">
        <code
          translate="no"
          dangerouslySetInnerHTML={{ __html: signatureHtml(head, signature, scope) }}
        />
      </div>
      {hasBody && (
        <div className="method__body">
          <Description markdown={description} scope={scope} />
          <Deprecated deprecated={deprecated} scope={scope} />
          {(facts.length > 0 || returns?.description) && (
            <dl className="facts">
              {facts.map((parameter) => (
                <div key={parameter.name}>
                  <dt>
                    <code translate="no">{parameter.name}</code>
                  </dt>
                  <dd>
                    <Description markdown={parameter.description} scope={scope} />
                  </dd>
                </div>
              ))}
              {returns?.description && (
                <div>
                  <dt>
                    <Word text="Returns" />
                  </dt>
                  <dd>
                    <Description markdown={returns.description} scope={scope} />
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>
      )}
    </>
  );
}
