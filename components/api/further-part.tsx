import { Word } from '@/components/ui/word';
import { Heading } from '@/components/ui/heading';
import { StaticHtml } from '@/components/ui/static-html';
import { membersOf } from '@/lib/api/members-of';
import type { ApiPart } from '@/lib/api/page';
import { hook } from '@/lib/design/hooks';
import { ApiDocument, ImportLine } from './api-document';

interface FurtherPartProps {
  part: ApiPart;
  heading: string;
}

/** A further document of the page. One that only tests use is collapsed. */
export function FurtherPart({ part: { id, doc, scope }, heading }: FurtherPartProps) {
  const content = (
    <>
      <ImportLine doc={doc} />
      <ApiDocument doc={doc} scope={scope} />
    </>
  );
  if (!doc.entryPoint.endsWith('/testing')) {
    return (
      <StaticHtml
        className="mt-24 [&>.h2-row+*]:mt-4"
        {...hook('filterPart')}
        {...hook('apiNames')}
      >
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {content}
      </StaticHtml>
    );
  }
  const members = doc.symbols.flatMap(membersOf).length;
  return (
    <StaticHtml
      as="details"
      className="fold mt-24 border-t border-line-strong pt-6"
      {...hook('filterPart')}
      {...hook('apiNames')}
    >
      <summary>
        <h2 className="inline text-text" id={id}>
          {heading}
        </h2>{' '}
        <span className="ms-2 text-text-2">
          <span {...hook('filterCount')}>{members}</span>{' '}
          <Word text="members of {count} symbols" values={{ count: String(doc.symbols.length) }} />
        </span>
      </summary>
      {content}
    </StaticHtml>
  );
}
