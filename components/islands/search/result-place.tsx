import { kindLabelOf, placeOf } from '@/lib/search/place';
import type { SearchRecord } from '@/lib/search/records';

interface ResultPlaceProps {
  record: SearchRecord;
  summary?: string | undefined;
}

/** The kind and the location of a result, each in its language, and its summary. */
export function ResultPlace({ record, summary }: ResultPlaceProps) {
  const label = kindLabelOf(record);
  const parts = [
    ...(label ? [{ ...label, before: '' }] : []),
    ...placeOf(record).map((part, at) => ({ ...part, before: at === 0 ? ' · ' : ' › ' })),
    ...(summary ? [{ text: summary, lang: undefined, before: ' · ' }] : []),
  ];
  return parts.map(({ text, lang, before }, at) => (
    <span key={at} lang={lang}>
      {at === 0 ? text : before + text}
    </span>
  ));
}
