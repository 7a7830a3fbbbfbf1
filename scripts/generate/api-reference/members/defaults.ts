import ts from 'typescript';
import { evaluate, holds, known, type LookUp, ownName, type Value } from './values';

const signalInput = /^(input|model|signal)$/;

/** Where the value of a member is looked for. */
export interface DefaultSources {
  /** The source classes from the documented one up to the one that declares the member. */
  own: readonly ts.ClassDeclaration[];
  /** The bases of the declaring class; what it reads may be declared there. */
  bases?: readonly ts.ClassDeclaration[];
  lookUp?: LookUp;
}

/**
 * The default of a member when no application-wide options are provided: from its initializer, its
 * getter or the constructor, through the options they read, down to what the token's own factory
 * gives. A nearer class may set the member in its constructor.
 *
 * @returns code, or undefined when the source does not tell it plainly
 */
export function defaultOf(
  { own, bases = [], lookUp = () => undefined }: DefaultSources,
  name: string,
) {
  const reader = new MemberReader([...own.slice(-1), ...bases], lookUp);
  for (const source of own.slice(0, -1)) {
    if (assignmentsTo(source, name).length === 0) continue;
    return codeOf(new MemberReader([source], lookUp).assigned(source, name, new Set([name])));
  }
  return codeOf(reader.read(name, new Set()));
}

const codeOf = (value: Value) => (typeof value === 'object' ? value.code : undefined);

/** Reads members of a class and its bases, each as it is once the constructor has run. */
class MemberReader {
  constructor(
    readonly classes: readonly ts.ClassDeclaration[],
    readonly lookUp: LookUp,
  ) {}

  read(name: string, open: ReadonlySet<string>): Value {
    if (open.has(name)) return 'unknown';
    const inner = new Set([...open, name]);
    const source = this.classes.find((candidate) => declares(candidate, name));
    return source ? this.assigned(source, name, inner) : 'unknown';
  }

  /**
   * What the constructor leaves in a member. A condition that depends on options of the application
   * counts as it is without them; any other that is not known makes the value unknown.
   */
  assigned(source: ts.ClassDeclaration, name: string, open: ReadonlySet<string>): Value {
    let value = this.#declared(source, name, open);
    for (const { right, conditions } of assignmentsTo(source, name)) {
      const around = {
        lookUp: this.lookUp,
        // What the member held before: `this.mode = defaults.mode || this.mode`.
        member: (other: string): Value => (other === name ? value : this.read(other, open)),
      };
      const states = conditions.map(({ node, wanted }) => {
        const held = holds(node, around);
        return held === undefined ? undefined : held === wanted;
      });
      if (states.includes(false)) continue;
      value = states.includes(undefined) ? 'unknown' : evaluate(right, around);
    }
    return value;
  }

  #declared(source: ts.ClassDeclaration, name: string, open: ReadonlySet<string>): Value {
    for (const member of source.members) {
      if (member.name?.getText() !== name) continue;
      if (ts.isPropertyDeclaration(member)) return this.#initial(member, open);
      if (ts.isGetAccessor(member)) return this.#returned(member, open);
    }
    return 'unknown';
  }

  #initial({ initializer }: ts.PropertyDeclaration, open: ReadonlySet<string>): Value {
    if (!initializer) return 'undefined';
    const isSignal =
      ts.isCallExpression(initializer) && signalInput.test(initializer.expression.getText());
    const first = isSignal ? initializer.arguments[0] : initializer;
    return first ? this.#evaluate(first, open) : known(first);
  }

  #returned(getter: ts.GetAccessorDeclaration, open: ReadonlySet<string>): Value {
    const [statement, ...others] = getter.body?.statements ?? [];
    if (!statement || others.length > 0 || !ts.isReturnStatement(statement)) return 'unknown';
    return statement.expression ? this.#evaluate(statement.expression, open) : 'unknown';
  }

  #evaluate(expression: ts.Expression, open: ReadonlySet<string>): Value {
    const member = (name: string) => this.read(name, open);
    return evaluate(expression, { lookUp: this.lookUp, member });
  }
}

const declares = (source: ts.ClassDeclaration, name: string) =>
  source.members.some((member) => member.name?.getText() === name);

interface Assignment {
  right: ts.Expression;
  /** The conditions of the `if`s around it, and what each has to be. */
  conditions: { node: ts.Expression; wanted: boolean }[];
}

function assignmentsTo(source: ts.ClassDeclaration, name: string): Assignment[] {
  const body = source.members.filter(ts.isConstructorDeclaration).find((c) => c.body)?.body;
  const found: Assignment[] = [];
  const visit = (node: ts.Node, conditions: Assignment['conditions']): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isIfStatement(node)) {
      const { expression, thenStatement, elseStatement } = node;
      visit(thenStatement, [...conditions, { node: expression, wanted: true }]);
      if (elseStatement) visit(elseStatement, [...conditions, { node: expression, wanted: false }]);
      return;
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (ownName(node.left) === name) found.push({ right: node.right, conditions });
    }
    ts.forEachChild(node, (child) => visit(child, conditions));
  };
  if (body) visit(body, []);
  return found;
}
