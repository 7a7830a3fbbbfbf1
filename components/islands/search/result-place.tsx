import { kindLabelOf, placeOf } from '@/lib/search/place';
import type { SearchRecord } from '@/lib/search/records';
import type { Wording } from '@/lib/words/word';

interface ResultPlaceProps {
  record: SearchRecord;
  summary?: Wording | undefined;
}

/** The kind and the location of a result, each in its language, and its summary. */
export function ResultPlace({ record, summary }: ResultPlaceProps) {
  const label = kindLabelOf(record);
  const parts = [
    ...(label ? [{ ...label, before: '' }] : []),
    ...placeOf(record).map((part, at) => ({ ...part, before: at === 0 ? ' · ' : ' › ' })),
    ...(summary ? [{ ...summary, before: ' · ' }] : []),
  ];
  return parts.map(({ text, lang, before }, at) => (
    <span key={at} lang={lang}>
      {at === 0 ? text : before + text}
    </span>
  ));
}
