import { Tag } from '@/components/ui/tag';
import type { Mark } from '@/lib/api/member-rows';

/** Short labels beside a name. Their meaning does not depend on the color. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ text, lang, tone }) => (
    <Tag key={text} tone={tone} lang={lang}>
      {text}
    </Tag>
  ));
}
