import type { Expression, SourceText, Value, Values } from './model';

/**
 * Evaluates an expression.
 *
 * @throws when it contains a knob that has no value
 */
export function evaluate(expression: Expression, values: Values): Value {
  if ('value' in expression) return expression.value;
  if ('knob' in expression) return valueOf(expression.knob, values);
  const { op, args } = expression;
  const arg = (index: number): Value => {
    const found = args[index];
    if (!found) throw new Error(`${op} lacks an operand`);
    return evaluate(found, values);
  };
  switch (op) {
    case '!':
      return !arg(0);
    case '===':
      return arg(0) === arg(1);
    case '!==':
      return arg(0) !== arg(1);
    case '&&':
      return arg(0) && arg(1);
    case '||':
      return arg(0) || arg(1);
    case '?:':
      return arg(0) ? arg(1) : arg(2);
    case '+':
      return add(arg(0), arg(1));
  }
}

function add(left: Value, right: Value): Value {
  return typeof left === 'number' && typeof right === 'number'
    ? left + right
    : String(left) + String(right);
}

function valueOf(knob: string, values: Values): Value {
  const value = values[knob];
  if (value === undefined) throw new Error(`There is no knob "${knob}"`);
  return value;
}

/** A value as a TypeScript literal. */
export function literal(value: Value): string {
  if (typeof value !== 'string') return String(value);
  const quoted = value.replace(/[\\']/g, '\\$&');
  return `'${quoted.replace(/[\u0000-\u001f\u2028\u2029]/g, escapeOf)}'`;
}

function escapeOf(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Code with its knobs replaced by their values. */
export function fill(text: SourceText, values: Values): string {
  return text
    .map((part) => (typeof part === 'string' ? part : literal(valueOf(part.knob, values))))
    .join('');
}
