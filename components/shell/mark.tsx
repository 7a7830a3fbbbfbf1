/** The site's mark, in the theme's colors. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true">
      <path className="m3" d="M2 4h7l5 8v10.500z" />
      <path className="m2" d="M26 4h-7l-5 8v10.500z" />
      <path className="m1" d="M2 4h5.500v20H2zM20.500 4H26v20h-5.500z" />
    </svg>
  );
}
