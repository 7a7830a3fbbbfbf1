import { mark, markSize } from '@/lib/design/mark';

/** The site's logo, in the theme's colors. */
export function Mark() {
  return (
    <svg className="size-7 flex-none" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
      <path
        className="fill-[color-mix(in_srgb,var(--primary-fill),var(--page)_42%)]"
        d={mark.leftFold}
      />
      <path className="fill-accent-fill" d={mark.rightFold} />
      <path className="fill-primary-fill" d={mark.posts} />
    </svg>
  );
}
