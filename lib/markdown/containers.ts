/** The kinds of containers that other tools have, and the alert of GitHub that is closest. */
const alerts: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};

const opening = /^(:{3,})[ \t]*(\w+)(?:\[(.*)\]|[ \t]+(.*))?[ \t]*$/;
const fence = /^\s*(`{3,}|~{3,})/;

/**
 * Rewrites containers (`:::note` to `:::`), as Docusaurus, Starlight and VitePress have them, to alerts of GitHub. Keeps
 * the number of lines. Containers of other kinds lose only their first and last line.
 */
export function containersToAlerts(source: string): string {
  const lines = source.split('\n');
  const open: { marker: string; isAlert: boolean }[] = [];
  let code: string | undefined;
  return lines
    .map((line) => {
      const quote = '> '.repeat(open.filter(({ isAlert }) => isAlert).length);
      const [, ticks] = fence.exec(line) ?? [];
      if (ticks !== undefined && (code === undefined || ticks.startsWith(code))) {
        code = code === undefined ? ticks : undefined;
      }
      if (code !== undefined || ticks !== undefined) return `${quote}${line}`;
      if (open.at(-1)?.marker === line.trim()) {
        open.pop();
        return '';
      }
      const [, marker, kind = '', bracketed = '', plain = ''] = opening.exec(line.trim()) ?? [];
      if (marker === undefined) return `${quote}${line}`;
      const alert = alerts[kind.toLowerCase()];
      open.push({ marker, isAlert: alert !== undefined });
      const title = (bracketed || plain).trim();
      if (alert === undefined) return quote;
      return `${quote}> [!${alert}]${title === '' ? '' : ` **${title}**`}`;
    })
    .join('\n');
}
