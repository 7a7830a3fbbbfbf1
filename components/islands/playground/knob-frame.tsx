import type { ReactNode } from 'react';
import { Word } from '@/components/ui/word';
import { word } from '@/lib/words/word';

interface KnobFrameProps {
  /** Id of the control. */
  id: string;
  label: string;
  description: string;
  /** Of a number. */
  limits?: Readonly<Record<'min' | 'max', string>>;
  apiLink: string | undefined;
  /** Whether there are several controls, which form a group with this name. */
  asGroup?: boolean;
  /** Whether the control is on the same line as its name. */
  beside?: boolean;
  children: ReactNode;
}

/** The name, description, API link and control of a knob. */
export function KnobFrame({ id, label, description, apiLink, ...frame }: KnobFrameProps) {
  const { limits, asGroup = false, beside = false, children } = frame;
  const name = asGroup ? (
    <span className="text-label" id={`${id}-name`} translate="no">
      {label}
    </span>
  ) : (
    <label className="cursor-pointer text-label" htmlFor={id} translate="no">
      {label}
    </label>
  );
  const about = (
    <p className="text-small text-text-2" id={`${id}-about`}>
      {limits === undefined ? (
        description
      ) : (
        <>
          <span>{description}</span> <Word text="From {min} to {max}." values={limits} />
        </>
      )}
    </p>
  );
  const group = asGroup
    ? { role: 'group', 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-about` }
    : {};
  return (
    <div className="min-w-0" {...group}>
      <div className="flex flex-wrap items-center gap-2">
        {name}
        {apiLink && (
          <a
            className="text-small pointer-coarse:-my-2.5 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center pointer-coarse:justify-center"
            href={apiLink}
            aria-label={word('API of {name}', { name: label })}
          >
            <Word text="API" />
          </a>
        )}
        {beside && <span className="ms-auto flex">{children}</span>}
      </div>
      {about}
      {!beside && <div className="pt-2">{children}</div>}
    </div>
  );
}
