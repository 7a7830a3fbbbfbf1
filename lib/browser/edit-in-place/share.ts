import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isText } from '@/lib/browser/network/is-record';
import { hasSharedChange, sharedKey } from './shared-key';

/** The texts of an example that can be edited. */
export interface EditedTexts {
  template: string;
  css: string;
}

/** The longest change that an address may contain, in characters. */
const longest = 8 * 1024;
/** The maximum size of the decompressed texts, in bytes: a short code can expand to gigabytes. */
const largest = 256 * 1024;

/** Returns a fragment with edited texts; undefined when it would be too long. */
export function writeChange({ template, css }: EditedTexts): string | undefined {
  const bytes = deflateSync(strToU8(JSON.stringify([template, css])), { level: 9 });
  const code = btoa(strFromU8(bytes, true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length > longest ? undefined : sharedKey + code;
}

/** Reads the texts from a fragment; undefined when it contains none, or is damaged. */
export function readChange(fragment: string): EditedTexts | undefined {
  const code = fragment.slice(sharedKey.length);
  if (!hasSharedChange(fragment) || code.length > longest) return undefined;
  try {
    const bytes = strToU8(atob(code.replaceAll('-', '+').replaceAll('_', '/')), true);
    // It throws when the texts do not fit.
    const text = strFromU8(inflateSync(bytes, { out: new Uint8Array(largest) }));
    const value: unknown = JSON.parse(text);
    const [template, css] = Array.isArray(value) ? value.map((part: unknown) => part) : [];
    return isText(template) && isText(css) ? { template, css } : undefined;
  } catch {
    return undefined;
  }
}
