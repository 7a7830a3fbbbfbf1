import ts from 'typescript';
import { interfaceTexts } from '@/content/interface-texts';
import { notForReaders } from './interface-text-exemptions';
import { isWithin } from './room';
import { isForTests, type Source } from './source';

const table = new Set<string>(interfaceTexts);

/** Names that are the same in every language. */
const names = new Set(['CSS', 'Sass']);

/** Attributes of elements that readers see or hear. */
const shown = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'tip', 'title']);

/** Properties of components that may be texts of the table, which the component translates. */
const translated = new Set(['all', 'closeLabel', 'label', 'legend', 'none', 'title']);

/** What these functions get is for developers. */
const forDevelopers = /^(console\.\w+|\w*Error|encodeURIComponent|import|require|\w+\.startsWith)$/;

const hasWord = (text: string) => /\p{L}{2}/u.test(text) && !names.has(text.trim());

/** Where the texts of the interface are. */
const places = ['app', 'components', 'lib'];

const isChecked = ({ path }: Source) =>
  /\.tsx?$/.test(path) && places.some((place) => isWithin(path, place)) && !isForTests(path);

const exemptionsOf = ({ path }: Source) =>
  Object.keys(notForReaders).filter((place) => isWithin(path, place));

/** Properties of the metadata of pages, which search results show. */
const shownProperties = new Set(['title', 'description']);

const isFileName = (text: string) => /^\S+\.\w+$/.test(text);

/** Whether a text reads like a sentence or a label of several words: `Show code`, but no name, key or class. */
const isSentence = (text: string) =>
  !isFileName(text) && /^\p{Lu}[\p{L}\d’'-]*[ ,.…]+(?:\S|$)/u.test(text.trim());

/**
 * Checks that the texts of the interface come from its table, so that other sites can translate them. Code, and what
 * is in an element with `translate="no"`, may be in English.
 */
export function checkInterfaceTexts(sources: readonly Source[]): readonly string[] {
  return sources
    .filter((source) => isChecked(source) && exemptionsOf(source).length === 0)
    .flatMap(({ path, text }) =>
      textsOf(path, text).map(
        (found) =>
          `${path}: "${found}" is no text of content/interface-texts.ts that \`word\` or \`Word\` shows`,
      ),
    );
}

/** Checks that each exemption is needed. */
export function checkTextExemptions(sources: readonly Source[]): readonly string[] {
  const used = new Set(
    sources
      .filter((source) => isChecked(source) && textsOf(source.path, source.text).length > 0)
      .flatMap(exemptionsOf),
  );
  return Object.keys(notForReaders)
    .filter((place) => !used.has(place))
    .map((place) => `${place}: has no text that needs an exemption`);
}

function textsOf(path: string, text: string): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    if (ts.isJsxText(node) ? hasWord(node.text) : isText(node) && isWrong(node)) {
      found.push(fixedText(node).trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** A text, or a template without what is filled in. */
function fixedText(node: ts.Node): string {
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text : '';
}

function isWrong(node: Text): boolean {
  const text = fixedText(node);
  const attribute = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (isShownProperty(node.parent)) {
    return hasWord(text) && !table.has(text);
  }
  if (!ts.isJsxAttribute(attribute)) return isSentence(text) && !table.has(text);
  const name = attribute.name.getText();
  if (name === 'className') return false;
  if (isOfComponent(attribute) && translated.has(name)) return hasWord(text) && !table.has(text);
  return shown.has(name) ? hasWord(text) : isSentence(text) && !table.has(text);
}

const isOfComponent = ({ parent }: ts.JsxAttribute) =>
  /^[A-Z]/.test(parent.parent.tagName.getText());

/** Whether a node sets a property of metadata. Components name styles and parts in the same way. */
const isShownProperty = (node: ts.Node) =>
  ts.isPropertyAssignment(node) &&
  shownProperties.has(node.name.getText()) &&
  !isWithin(node.getSourceFile().fileName, 'components');

/** Imports, types, what is for developers, and elements that must not be translated. */
function isLeftOut(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) {
    return true;
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return forDevelopers.test(node.expression.getText());
  }
  return (
    ts.isJsxElement(node) &&
    node.openingElement.attributes.properties.some(
      (attribute) => attribute.getText() === 'translate="no"',
    )
  );
}
