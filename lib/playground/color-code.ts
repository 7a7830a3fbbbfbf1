/** A piece of code and its class in `app/styles/code.css`: keyword, name, string, number, comment. */
export interface ColoredText {
  text: string;
  color?: 'k' | 'n' | 's' | 'd' | 'c';
}

type Rules = readonly (readonly [RegExp, ColoredText['color']])[];

const keywords =
  'import|from|export|class|interface|type|const|let|readonly|protected|private|public|return|if|else|for|of|in|new|this|extends|implements|function|static|async|await|as|satisfies|typeof';

const code: Rules = [
  [/\/\*[\s\S]*?\*\/|\/\/[^\n]*/y, 'c'],
  [/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/y, 's'],
  [new RegExp(`(?:${keywords})\\b`, 'y'), 'k'],
  [/(?:true|false|null|undefined)\b|\d[\d_.]*/y, 'd'],
  [/[A-Z]\w*|[a-z]\w*(?=[(<])/y, 'n'],
  [/[\w$]+|\s+|[^\w\s]/y, undefined],
];

const markup: Rules = [
  [/<!--[\s\S]*?-->/y, 'c'],
  [/<\/?[a-z][\w-]*|\/?>/y, 'k'],
  [/"[^"]*"/y, 's'],
  [/[[(*#]*[\w.-]+[\])]*(?==")/y, 'n'],
  [/@\w+(?: \w+)*(?= ?[({])/y, 'n'],
  [/\s+|[^\s<>"]+/y, undefined],
];

/** Inside a tag, a name is an attribute, with or without a value. */
const attributeName = /^[*#]?[\w-]+$/;

/** Colors a component file: TypeScript, with HTML in the strings after `template:`. */
export function colorCode(text: string): readonly ColoredText[] {
  const pieces = text.split(/(\btemplate: `)((?:\\.|[^`\\])*)(?=`)/);
  return joined(
    pieces.flatMap((piece, index) => {
      if (index % 3 === 2) return splitMarkup(piece);
      if (index % 3 === 1) return [...split(piece.slice(0, -1), code), backtick];
      return index === 0 ? split(piece, code) : [backtick, ...split(piece.slice(1), code)];
    }),
  );
}

const backtick: ColoredText = { text: '`', color: 's' };

function splitMarkup(text: string): readonly ColoredText[] {
  let inTag = false;
  return split(text, markup).map((part) => {
    if (part.color === 'k') inTag = part.text.startsWith('<') && !part.text.startsWith('</');
    const isName = inTag && part.color === undefined && attributeName.test(part.text);
    return isName ? { text: part.text, color: 'n' } : part;
  });
}

/** Splits a text from left to right, at each position by the first rule that matches. */
function split(text: string, rules: Rules): readonly ColoredText[] {
  const parts: ColoredText[] = [];
  for (let at = 0; at < text.length;) {
    const part = firstFit(text, at, rules);
    parts.push(part);
    at += part.text.length;
  }
  return parts;
}

function firstFit(text: string, at: number, rules: Rules): ColoredText {
  for (const [pattern, color] of rules) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found) return color ? { text: found, color } : { text: found };
  }
  return { text: text.charAt(at) };
}

/** Joins adjacent pieces of the same color; whitespace takes the color before it. */
function joined(parts: readonly ColoredText[]): readonly ColoredText[] {
  const result: ColoredText[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const fits = last && (last.color === part.color || part.text.trim() === '');
    if (fits) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
