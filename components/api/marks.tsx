import { Tag } from '@/components/ui/tag';
import type { Mark } from '@/lib/api/member-rows';

/** Short remarks beside a name. Each says its meaning in words; the color only helps. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ text, tone }) => (
    <Tag key={text} tone={tone}>
      {text}
    </Tag>
  ));
}
