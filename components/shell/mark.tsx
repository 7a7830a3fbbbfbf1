/** The site's mark, in the theme's colors. */
export function Mark() {
  return (
    <svg className="size-7 flex-none" viewBox="0 0 28 28" aria-hidden="true">
      <path
        className="fill-[color-mix(in_srgb,var(--primary-fill),var(--page)_42%)]"
        d="M2 4h7l5 8v10.500z"
      />
      <path className="fill-accent-fill" d="M26 4h-7l-5 8v10.500z" />
      <path className="fill-primary-fill" d="M2 4h5.500v20H2zM20.500 4H26v20h-5.500z" />
    </svg>
  );
}
