import {
  Block,
  Comment,
  Element,
  HtmlParser,
  LetDeclaration,
  type ParseTreeResult,
  Text,
} from '@angular/compiler';
import type { Expression, TemplateNode } from '@/lib/playground/model';
import { planAttributes } from './plan-attributes';
import type { TemplateContext } from './template-context';
import { dependsOnKnob, parseExpression, splitAtKnobs } from './to-expression';

type TextNode = Extract<TemplateNode, { text: unknown }>;
type Node = ParseTreeResult['rootNodes'][number];

/**
 * Plans a template, so that it can be generated for any values of the knobs.
 *
 * @throws the errors of the HTML parser
 */
export function planTemplate(text: string, file: string, context: TemplateContext): TemplateNode[] {
  const { rootNodes, errors } = new HtmlParser().parse(text, file, {
    tokenizeExpansionForms: false,
    tokenizeBlocks: true,
    tokenizeLet: true,
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.msg).join('; '));
  return planNodes(rootNodes, context);
}

function planNodes(nodes: readonly Node[], context: TemplateContext): TemplateNode[] {
  const planned: TemplateNode[] = [];
  const shown = nodes.filter((node) => !(node instanceof Comment) && !isBlank(node));
  for (let at = 0; at < shown.length; at++) {
    const node = shown[at];
    if (node instanceof Text) planned.push(planText(node, context));
    if (node instanceof Element) planned.push(planElement(node, context));
    if (node instanceof LetDeclaration) {
      planned.push({
        text: [`@let ${node.name} = `, ...splitAtKnobs(node.value, context.knobs), ';'],
      });
    }
    if (!(node instanceof Block)) continue;
    const chain = node.name === 'if' ? chainFrom(shown, at) : [node];
    planned.push(...planChoice(chain, context));
    at += chain.length - 1;
  }
  return planned;
}

const isBlank = (node: Node) => node instanceof Text && node.value.trim() === '';

/** An `@if` and the `@else` blocks that follow it. */
function chainFrom(nodes: readonly Node[], at: number): Block[] {
  const chain: Block[] = [];
  for (const node of nodes.slice(at)) {
    const isPart = node instanceof Block && (chain.length === 0 || node.name.startsWith('else'));
    if (!isPart) break;
    chain.push(node);
  }
  return chain;
}

function planText(node: Text, { knobs }: TemplateContext): TemplateNode {
  const parts = node.sourceSpan.toString().split(/\{\{([\s\S]*?)\}\}/);
  return {
    text: parts.flatMap((part, index): TextNode['text'] => {
      if (index % 2 === 0) return part === '' ? [] : [part];
      const shown = parseExpression(part, knobs);
      return shown ? [{ show: shown }] : ['{{', ...splitAtKnobs(part, knobs), '}}'];
    }),
  };
}

function planElement(node: Element, context: TemplateContext): TemplateNode {
  const { attributes, uses } = planAttributes(node, context);
  return {
    tag: node.name,
    attributes,
    children: planNodes(node.children, context),
    isVoid: node.isVoid || node.isSelfClosing,
    uses: [...uses],
  };
}

/**
 * Plans control flow blocks: as a choice between cases if the conditions depend on knobs only, otherwise
 * unchanged.
 */
function planChoice(chain: readonly Block[], context: TemplateContext): TemplateNode[] {
  const [first] = chain;
  if (first?.name === 'switch') {
    const cases = switchCases(first, context);
    if (cases) return [{ cases }];
  }
  const whens = chain.map((block) =>
    block.name === 'else' ? undefined : parseExpression(conditionOf(block), context.knobs),
  );
  const dependsOnKnobs = chain.every(
    ({ name }, index) => name === 'else' || (whens[index] && dependsOnKnob(whens[index])),
  );
  if (first?.name === 'if' && dependsOnKnobs) {
    const cases = chain.map(({ children }, index) => ({
      ...(whens[index] ? { when: whens[index] } : {}),
      children: planNodes(children, context),
    }));
    return [{ cases }];
  }
  return chain.map((block) => ({
    block: splitAtKnobs(headOf(block), context.knobs),
    children: planNodes(block.children, context),
  }));
}

function switchCases(block: Block, context: TemplateContext) {
  const subject = parseExpression(conditionOf(block), context.knobs);
  if (!subject || !dependsOnKnob(subject)) return undefined;
  return block.children
    .filter((child) => child instanceof Block)
    .map((child) => {
      const label = child.name === 'case' && parseExpression(conditionOf(child), context.knobs);
      const children = planNodes(child.children, context);
      const when: Expression | false | undefined = label && { op: '===', args: [subject, label] };
      return when ? { when, children } : { children };
    });
}

const conditionOf = ({ parameters }: Block) => parameters[0]?.expression ?? '';

function headOf({ name, parameters }: Block): string {
  const text = parameters.map(({ expression }) => expression).join('; ');
  return text === '' ? `@${name}` : `@${name} (${text})`;
}
