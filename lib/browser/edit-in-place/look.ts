import { isRecord, isText, isTextRecord, isTexts } from '@/lib/browser/network/is-record';

/** A font as bytes: a document without an origin may not load fonts by their URLs. */
export interface FontBytes {
  family: string;
  weight: string;
  style: string;
  unicodeRange: string;
  bytes: ArrayBuffer;
}

/** The appearance of the page, which the frame copies. */
export interface Look {
  /** URLs of stylesheets, in order. */
  sheets: readonly string[];
  /** Text of the stylesheet with the reader's own colors. */
  css: string;
  /** Attributes of the root element: classes and the theme. */
  root: Readonly<Record<string, string>>;
  /** Attributes of the stage: density, color scheme and direction. */
  stage: Readonly<Record<string, string>>;
  /** The padding around the example, for the width of the page instead of the frame. */
  room: string;
}

/** The attributes that a look may set. */
const attribute = /^(?:class|dir|data-[a-z-]+)$/;

const isAttributes = (value: unknown): value is Readonly<Record<string, string>> =>
  isTextRecord(value) && Object.keys(value).every((name) => attribute.test(name));

/** Whether a URL is that of a file of the same site. */
const isOwnFile = (url: string): boolean => /^\/(?![/\\])/.test(url);

export function isLook(value: unknown): value is Look {
  return (
    isRecord(value) &&
    isTexts(value['sheets']) &&
    value['sheets'].every(isOwnFile) &&
    isText(value['css']) &&
    isAttributes(value['root']) &&
    isAttributes(value['stage']) &&
    isText(value['room']) &&
    /^(?:[\d.]+(?:px|rem))?$/.test(value['room'])
  );
}

export function isFont(value: unknown): value is FontBytes {
  return (
    isRecord(value) &&
    ['family', 'weight', 'style', 'unicodeRange'].every((name) => isText(value[name])) &&
    value['bytes'] instanceof ArrayBuffer
  );
}
