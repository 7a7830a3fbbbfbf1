import {
  lightAndDark,
  type SystemVariableGroup,
  systemVariablesOf,
} from '@/lib/styling/system-variables';
import type { SystemVariable } from '@/lib/styling/tokens';
import { content, word } from '@/lib/words/word';

interface Props {
  group: SystemVariableGroup;
  /** For tests; by default, the variables that the theme defines. */
  variables?: readonly SystemVariable[];
}

/** The generated table of one group of system variables, each with its own anchor. */
export function SystemVariables({ group, variables = systemVariablesOf(group) }: Props) {
  const heads =
    group === 'color' ? (['Variable', 'Light', 'Dark'] as const) : (['Variable', 'Value'] as const);
  return (
    <div
      className="table-wrap"
      tabIndex={0}
      role="region"
      aria-label={word('System variables: {group}', { group })}
    >
      <table className="table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" {...content(head)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {variables.map((variable) => (
            <Row key={variable.name} variable={variable} isColor={group === 'color'} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  variable: { name, value },
  isColor,
}: {
  variable: SystemVariable;
  isColor: boolean;
}) {
  const { light, dark } = lightAndDark(value);
  return (
    <tr id={name.slice(2)}>
      <td>
        <code translate="no">{name}</code>
      </td>
      {(isColor ? [light, dark] : [value]).map((text, column) => (
        <td key={column}>
          {isColor ? <Color value={text} /> : <code translate="no">{text}</code>}
        </td>
      ))}
    </tr>
  );
}

/** A swatch with the value instead of the variable, because the page has another theme. */
function Color({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={swatch} style={{ background: value }} aria-hidden data-swatch />
      <code translate="no">{value}</code>
    </span>
  );
}

const swatch =
  'size-4.5 shrink-0 rounded-[var(--r-s)] border border-[var(--line-strong)] forced-color-adjust-none';
