import ts from 'typescript';

/** A number or a text, also as an option of a union or as an entry of an array; not the type of any content. */
function isText(checker, type) {
  if (type.isUnion()) {
    // `ReactNode`: the caller creates the content.
    if (type.types.some(({ flags }) => flags & ts.TypeFlags.BigInt)) return false;
    return type.types.some((one) => isText(checker, one));
  }
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type).some((one) => isText(checker, one));
  if (type.isStringLiteral()) return type.value.trim() !== '';
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
}

const isIgnored = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const isStatic = ({ name, attributes }) =>
  name.name === 'StaticHtml' ||
  attributes.some(
    ({ type, name, value }) =>
      type === 'JSXAttribute' && name.name === 'translate' && value?.value === 'no',
  );

/** Whether React never updates a node, or no translator changes it: in `StaticHtml`, or inside of `translate="no"`. */
function isSafe(node) {
  for (let at = node; at; at = at.parent) {
    if (at.type === 'JSXElement' && isStatic(at.openingElement)) return true;
    // Another component may be used anywhere.
    if (/Function/.test(at.type) && at.parent.type !== 'CallExpression') return false;
  }
  return false;
}

/**
 * Forbids text beside other content in an element. A translator replaces each text of a page by elements of its own,
 * and React fails when it has to update or remove a text that it has put beside other content. A text that is alone in
 * its element is set as the element's content, which works.
 */
export const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Put this text into an element of its own (<span>), or join the texts to one: a translator replaces text nodes, and React then cannot update or remove them.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isBare = (child) => {
      if (child.type === 'JSXText') return child.value.trim() !== '';
      if (child.type !== 'JSXExpressionContainer') return false;
      return isText(checker, services.getTypeAtLocation(child.expression));
    };
    const check = (node) => {
      if (isSafe(node)) return;
      const children = node.children.filter((child) => !isIgnored(child));
      if (children.length < 2 && node.type === 'JSXElement') {
        const [only] = children;
        // An array of texts is several nodes.
        if (only?.type !== 'JSXExpressionContainer') return;
        const type = services.getTypeAtLocation(only.expression);
        if (!checker.isArrayType(type)) return;
      }
      for (const child of children) {
        if (isBare(child)) context.report({ node: child, messageId: 'bare' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
