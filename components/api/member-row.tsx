import { BreakableName } from '@/components/ui/breakable-name';
import { Word } from '@/components/ui/word';
import type { MemberRow as Row } from '@/lib/api/member-rows';
import type { ApiScope } from '@/lib/api/scope';
import { typeText } from '@/lib/api/type-html';
import { hook } from '@/lib/design/hooks';
import { type InterfaceText, word } from '@/lib/words/word';
import { Deprecated } from './deprecated';
import { Description } from './description';
import { Marks } from './marks';
import { TypeCode } from './type-code';

interface MemberRowProps {
  row: Row;
  scope: ApiScope;
  /** Which of the optional columns the table has. */
  columns: { type: boolean; default: InterfaceText | undefined };
}

/** One member, as a row of a `ResponsiveTable`. */
export function MemberRow({ row, scope, columns }: MemberRowProps) {
  const { anchor, name, property, deprecated } = row;
  const marks = [...row.marks, ...scope.history(anchor, deprecated !== undefined)];
  const link = (
    <a href={`#${anchor}`} translate="no" {...hook('copyLink')}>
      <BreakableName name={name} />
    </a>
  );
  return (
    <tr role="row" id={anchor} {...hook('filterRow')}>
      <th scope="row" role="rowheader">
        {deprecated ? <del>{link}</del> : link}
        {property && (
          <small>
            <Word text="Property name: {name}" values={{ name: property }} />
          </small>
        )}
        <Marks marks={marks} />
      </th>
      {columns.type && (
        <td role="cell" className="props__type" data-label={word('Type')}>
          <RowType row={row} scope={scope} />
        </td>
      )}
      {columns.default && (
        <td
          role="cell"
          className="props__default"
          data-label={row.default === undefined ? undefined : word(columns.default)}
        >
          {row.default === undefined ? '–' : <code translate="no">{row.default}</code>}
        </td>
      )}
      <td role="cell" className="props__text">
        <Description markdown={row.description} scope={scope} />
        <Deprecated deprecated={deprecated} scope={scope} />
      </td>
    </tr>
  );
}

function RowType({ row: { type, accepts, transform }, scope }: Omit<MemberRowProps, 'columns'>) {
  return (
    <>
      {type && <TypeCode type={type} scope={scope} />}
      {accepts && !(transform && typeText(accepts) === 'unknown') && (
        <small>
          <Word text="accepts" /> <TypeCode type={accepts} scope={scope} />
        </small>
      )}
      {transform && (
        <small>
          <Word text="transform:" /> <code translate="no">{transform}</code>
        </small>
      )}
    </>
  );
}
