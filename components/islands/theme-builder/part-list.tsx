import { Word } from '@/components/ui/word';
import { language } from '@/content/language';
import type { InterfaceText } from '@/lib/words/word';

/** Parts of a theme as a list in a sentence. Each part says its language, and what joins them has that of the page. */
export function PartList({ parts }: { parts: readonly InterfaceText[] }) {
  const places = parts.map((_, at) => String(at));
  return new Intl.ListFormat(language).formatToParts(places).map(({ type, value }, at) => {
    const part = type === 'element' ? parts[Number(value)] : undefined;
    return part === undefined ? <span key={at}>{value}</span> : <Word key={at} text={part} />;
  });
}
