import ts from 'typescript';
import {
  evaluate,
  isConditionTrue,
  type LookUp,
  ownName,
  type Value,
  valueAsWritten,
} from './values';

const signalInput = /^(input|model|signal)$/;

/** The source code in which to look for the default of a member. */
export interface DefaultSources {
  /** The source classes from the documented class up to the one that declares the member. */
  own: readonly ts.ClassDeclaration[];
  /** The base classes of the declaring class. It may read members that are declared there. */
  bases?: readonly ts.ClassDeclaration[];
  lookUp?: LookUp;
  /** The name of the host element: a constructor may decide by it. */
  host?: string | undefined;
}

/**
 * Finds the default of a member in an application that provides no options. Evaluates its initializer, its
 * getter or the constructor, and the options they read, down to the factory of the injection token. A
 * subclass may set the member in its constructor.
 *
 * @returns the value as code, or undefined when it cannot be determined from the source
 */
export function defaultOf(
  { own, bases = [], lookUp = () => undefined, host }: DefaultSources,
  name: string,
) {
  const reader = new MemberReader([...own.slice(-1), ...bases], lookUp, host);
  for (const source of own.slice(0, -1)) {
    if (assignmentsTo(source, name).length === 0) continue;
    const nearer = new MemberReader([source], lookUp, host);
    return codeOf(nearer.assigned(source, name, new Set([name])));
  }
  return codeOf(reader.read(name, new Set()));
}

const codeOf = (value: Value) => (typeof value === 'object' ? value.code : undefined);

/** Evaluates the members of a class and its bases, as they are after the constructor. */
class MemberReader {
  constructor(
    readonly classes: readonly ts.ClassDeclaration[],
    readonly lookUp: LookUp,
    readonly host: string | undefined,
  ) {}

  read(name: string, visiting: ReadonlySet<string>): Value {
    if (visiting.has(name)) return 'unknown';
    const inner = new Set([...visiting, name]);
    const source = this.classes.find((candidate) => declares(candidate, name));
    return source ? this.assigned(source, name, inner) : 'unknown';
  }

  /**
   * The value of a member after the constructor. Conditions on options of the application are evaluated as if
   * there were none. Any other unknown condition makes the value unknown.
   */
  assigned(source: ts.ClassDeclaration, name: string, visiting: ReadonlySet<string>): Value {
    let value = this.#declared(source, name, visiting);
    for (const { right, conditions } of assignmentsTo(source, name)) {
      const scope = {
        lookUp: this.lookUp,
        host: this.host,
        // The previous value of the member: `this.mode = defaults.mode || this.mode`.
        member: (other: string): Value => (other === name ? value : this.read(other, visiting)),
      };
      const states = conditions.map(({ node, expected }) => {
        const actual = isConditionTrue(node, scope);
        return actual === undefined ? undefined : actual === expected;
      });
      if (states.includes(false)) continue;
      value = states.includes(undefined) ? 'unknown' : evaluate(right, scope);
    }
    return value;
  }

  #declared(source: ts.ClassDeclaration, name: string, visiting: ReadonlySet<string>): Value {
    for (const member of source.members) {
      if (member.name?.getText() !== name) continue;
      if (ts.isPropertyDeclaration(member)) return this.#initial(member, visiting);
      if (ts.isGetAccessor(member) || ts.isMethodDeclaration(member))
        return this.#returned(member, visiting);
    }
    return 'unknown';
  }

  #initial({ initializer }: ts.PropertyDeclaration, visiting: ReadonlySet<string>): Value {
    if (!initializer) return 'undefined';
    const isSignal =
      ts.isCallExpression(initializer) && signalInput.test(initializer.expression.getText());
    const first = isSignal ? initializer.arguments[0] : initializer;
    return first ? this.#evaluate(first, visiting) : valueAsWritten(first);
  }

  #returned(
    { body }: ts.GetAccessorDeclaration | ts.MethodDeclaration,
    visiting: ReadonlySet<string>,
  ): Value {
    const [statement, ...others] = body?.statements ?? [];
    if (!statement || others.length > 0 || !ts.isReturnStatement(statement)) return 'unknown';
    return statement.expression ? this.#evaluate(statement.expression, visiting) : 'unknown';
  }

  #evaluate(expression: ts.Expression, visiting: ReadonlySet<string>): Value {
    const member = (name: string) => this.read(name, visiting);
    return evaluate(expression, { lookUp: this.lookUp, host: this.host, member });
  }
}

const declares = (source: ts.ClassDeclaration, name: string) =>
  source.members.some((member) => member.name?.getText() === name);

interface Assignment {
  right: ts.Expression;
  /** The conditions of the enclosing `if` statements, and the value each must have. */
  conditions: { node: ts.Expression; expected: boolean }[];
}

function assignmentsTo(source: ts.ClassDeclaration, name: string): Assignment[] {
  const body = source.members.filter(ts.isConstructorDeclaration).find((c) => c.body)?.body;
  const found: Assignment[] = [];
  const visit = (node: ts.Node, conditions: Assignment['conditions']): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isIfStatement(node)) {
      const { expression, thenStatement, elseStatement } = node;
      visit(thenStatement, [...conditions, { node: expression, expected: true }]);
      if (elseStatement)
        visit(elseStatement, [...conditions, { node: expression, expected: false }]);
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
