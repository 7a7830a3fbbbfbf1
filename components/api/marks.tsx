import type { Mark } from '@/lib/api/member-rows';

const tones = { need: 'tag tag--need', new: 'tag tag--new', old: 'tag tag--old' };

/** Short remarks beside a name. Each says its meaning in words; the color only helps. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ text, tone }) => (
    <span key={text} className={tone ? tones[tone] : 'tag'}>
      {text}
    </span>
  ));
}
