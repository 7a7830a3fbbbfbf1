import { byOrigin, type MemberRow } from '@/lib/api/member-rows';
import type { ApiScope } from '@/lib/api/scope';
import { type InterfaceText, word } from '@/lib/words/word';
import { Inherited } from './inherited';
import { MemberBlock } from './member-block';
import { MemberTable } from './member-table';

interface MembersProps {
  /** "Inputs", "Outputs", … */
  title: InterfaceText;
  /** Id of the title, if "On this page" lists it. */
  id?: string | undefined;
  /** Name of the symbol. */
  symbol: string;
  rows: readonly MemberRow[];
  scope: ApiScope;
  /** Whether inherited members are expanded at first: for members that templates use. */
  open?: boolean;
  valueHead?: InterfaceText;
}

/** One kind of a symbol's members: its own in a table, those of each base class in a collapsible one. */
export function Members({ title, id, symbol, rows, scope, open = false, valueHead }: MembersProps) {
  if (rows.length === 0) return null;
  const { own, inherited } = byOrigin(rows);
  const label = word('{members} of {symbol}', { members: word(title), symbol });
  return (
    <MemberBlock title={title} id={id}>
      {own.length > 0 && (
        <MemberTable label={label} rows={own} scope={scope} valueHead={valueHead} />
      )}
      {inherited.map(({ origin, members }) => (
        <Inherited
          key={origin.ref ?? origin.name}
          origin={origin}
          count={members.length}
          scope={scope}
          open={open || own.length === 0}
        >
          <MemberTable
            label={word('{label} from {name}', { label, name: origin.name })}
            rows={members}
            scope={scope}
          />
        </Inherited>
      ))}
    </MemberBlock>
  );
}
