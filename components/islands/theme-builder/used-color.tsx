import { Word } from '@/components/ui/word';
import type { ThemeBuilder } from './use-theme-builder';

function Sample({ color }: { color: string }) {
  return (
    <span className="whitespace-nowrap">
      <span
        className="me-1.5 inline-block size-4 rounded-s border border-line-strong align-[-3px] forced-color-adjust-none"
        style={{ background: color }}
        aria-hidden="true"
      />
      <code translate="no">{color}</code>
    </span>
  );
}

/**
 * How the theme uses the primary color: it uses tones of it unless the color is kept exact. The space for this line
 * is always reserved, so that nothing moves when a color is chosen.
 */
export function UsedColor({ builder: { state, theme, change } }: { builder: ThemeBuilder }) {
  const own = state.palette === '';
  const chosen = state.seeds.primary;
  const used = theme.colors.find(({ name }) => name === 'primary');
  const light = used?.light ?? chosen;
  const dark = used?.dark ?? chosen;
  return (
    <div>
      <p className="min-h-11 text-small text-text-2" role="status">
        {!own || light === chosen ? (
          own && <Word text="Your color is used as it is in light." />
        ) : (
          <Word
            text="Your color {chosen} → used: {light} in light, {dark} in dark."
            values={{
              chosen: <Sample color={chosen} />,
              light: <Sample color={light} />,
              dark: <Sample color={dark} />,
            }}
          />
        )}
      </p>
      <label className="flex min-h-9 items-center gap-3 text-ui pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-primary-fill"
          checked={own && state.exact}
          disabled={!own}
          onChange={({ target }) => change({ exact: target.checked })}
        />
        <Word text="Keep my colors exact" />
      </label>
    </div>
  );
}
