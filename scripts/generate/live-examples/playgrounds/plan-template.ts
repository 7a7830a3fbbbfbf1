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
import type { TemplateFacts } from './template-facts';
import { dependsOnKnob, parseExpression, splitAtKnobs } from './to-expression';

type TextNode = Extract<TemplateNode, { text: unknown }>;
type Node = ParseTreeResult['rootNodes'][number];

/**
 * Reads a template so that it can be written for any setting of the knobs.
 *
 * @throws with what the HTML parser says is wrong
 */
export function planTemplate(text: string, file: string, facts: TemplateFacts): TemplateNode[] {
  const { rootNodes, errors } = new HtmlParser().parse(text, file, {
    tokenizeExpansionForms: false,
    tokenizeBlocks: true,
    tokenizeLet: true,
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.msg).join('; '));
  return planNodes(rootNodes, facts);
}

function planNodes(nodes: readonly Node[], facts: TemplateFacts): TemplateNode[] {
  const planned: TemplateNode[] = [];
  const shown = nodes.filter((node) => !(node instanceof Comment) && !isBlank(node));
  for (let at = 0; at < shown.length; at++) {
    const node = shown[at];
    if (node instanceof Text) planned.push(planText(node, facts));
    if (node instanceof Element) planned.push(planElement(node, facts));
    if (node instanceof LetDeclaration) {
      planned.push({
        text: [`@let ${node.name} = `, ...splitAtKnobs(node.value, facts.knobs), ';'],
      });
    }
    if (!(node instanceof Block)) continue;
    const chain = node.name === 'if' ? chainFrom(shown, at) : [node];
    planned.push(...planChoice(chain, facts));
    at += chain.length - 1;
  }
  return planned;
}

const isBlank = (node: Node) => node instanceof Text && node.value.trim() === '';

/** An `@if` and the `@else` blocks that follow it. */
function chainFrom(nodes: readonly Node[], at: number): Block[] {
  const chain: Block[] = [];
  for (const node of nodes.slice(at)) {
    const belongs = node instanceof Block && (chain.length === 0 || node.name.startsWith('else'));
    if (!belongs) break;
    chain.push(node);
  }
  return chain;
}

function planText(node: Text, { knobs }: TemplateFacts): TemplateNode {
  const parts = node.sourceSpan.toString().split(/\{\{([\s\S]*?)\}\}/);
  return {
    text: parts.flatMap((part, index): TextNode['text'] => {
      if (index % 2 === 0) return part === '' ? [] : [part];
      const shown = parseExpression(part, knobs);
      return shown ? [{ show: shown }] : ['{{', ...splitAtKnobs(part, knobs), '}}'];
    }),
  };
}

function planElement(node: Element, facts: TemplateFacts): TemplateNode {
  const { attributes, uses } = planAttributes(node, facts);
  return {
    tag: node.name,
    attributes,
    children: planNodes(node.children, facts),
    isVoid: node.isVoid || node.isSelfClosing,
    uses: [...uses],
  };
}

/** A choice between cases when knobs decide it, else the blocks as they are. */
function planChoice(chain: readonly Block[], facts: TemplateFacts): TemplateNode[] {
  const [first] = chain;
  if (first?.name === 'switch') {
    const cases = switchCases(first, facts);
    if (cases) return [{ cases }];
  }
  const whens = chain.map((block) =>
    block.name === 'else' ? undefined : parseExpression(conditionOf(block), facts.knobs),
  );
  const decided = chain.every(
    ({ name }, index) => name === 'else' || (whens[index] && dependsOnKnob(whens[index])),
  );
  if (first?.name === 'if' && decided) {
    const cases = chain.map(({ children }, index) => ({
      ...(whens[index] ? { when: whens[index] } : {}),
      children: planNodes(children, facts),
    }));
    return [{ cases }];
  }
  return chain.map((block) => ({
    block: splitAtKnobs(headOf(block), facts.knobs),
    children: planNodes(block.children, facts),
  }));
}

function switchCases(block: Block, facts: TemplateFacts) {
  const subject = parseExpression(conditionOf(block), facts.knobs);
  if (!subject || !dependsOnKnob(subject)) return undefined;
  return block.children
    .filter((child) => child instanceof Block)
    .map((child) => {
      const label = child.name === 'case' && parseExpression(conditionOf(child), facts.knobs);
      const children = planNodes(child.children, facts);
      const when: Expression | false | undefined = label && { op: '===', args: [subject, label] };
      return when ? { when, children } : { children };
    });
}

const conditionOf = ({ parameters }: Block) => parameters[0]?.expression ?? '';

function headOf({ name, parameters }: Block): string {
  const text = parameters.map(({ expression }) => expression).join('; ');
  return text === '' ? `@${name}` : `@${name} (${text})`;
}
